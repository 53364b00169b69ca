import type { TextLook, TextLooks } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, notify } from "@vignette/ui";
import { errorNotice, trpc } from "../../../trpc.ts";
import { useBrandKit } from "../brand/use-brand-kit.ts";

type SaveLookProps = { projectId: string; field: keyof TextLooks; look: TextLook };

/** Makes a look that of all titles, all smaller texts, or all added texts, of new content of the project. */
export function SaveLook({ projectId, field, look }: SaveLookProps) {
  const kit = useBrandKit(projectId);
  const utils = trpc.useUtils();
  const save = trpc.projects.saveBrandKit.useMutation({
    onSuccess(saved) {
      utils.projects.list.setData(undefined, (list) => list?.map((it) => (it.id === saved.id ? saved : it)));
      notify({ kind: "success", title: m.canvas_saved_in_brand_kit() });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  const textLook = { ...kit.textLook, [field]: { ...kit.textLook?.[field], ...look } };
  return (
    <Button
      disabled={save.isPending || Object.keys(look).length === 0}
      onClick={() => save.mutate({ id: projectId, brandKit: { ...kit, textLook } })}
    >
      {m.canvas_save_as_brand_style()}
    </Button>
  );
}
