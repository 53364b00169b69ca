import type { LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { Button, notify, TextArea } from "@vignette/ui";
import { useState } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { errorNotice, queryClient, trpc } from "../../../trpc.ts";
import { refOf, updateCachedItems } from "../library/library-cache.ts";
import { useEditItems } from "./use-edit-items.ts";

/** The alternative text of an asset. Saved when the field loses focus. If it is empty, AI can write it. */
export function AltField({ item }: { item: LibraryAsset }) {
  const edit = useEditItems();
  const online = useOnline();
  const [alt, setAlt] = useState(item.labels.alt);
  const write = trpc.assets.writeAltText.useMutation({
    onSuccess: (written) => {
      // Text typed meanwhile stays. The Worker refuses to overwrite it, or receives it with the next save.
      setAlt((now) => (now.trim() === "" ? written.labels.alt : now));
      updateCachedItems([written as LibraryAsset]);
      void queryClient.invalidateQueries({ queryKey: [["assets", "page"]], refetchType: "inactive" });
    },
    onError: (error) => notify(errorNotice(error)),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <TextArea
          label={m.assets_alt_text()}
          hint={m.assets_alt_text_hint()}
          rows={2}
          value={alt}
          maxLength={500}
          onChange={setAlt}
          onBlur={() => {
            const trimmed = alt.trim();
            if (trimmed !== item.labels.alt) edit([item], { alt: trimmed });
          }}
        />
      </div>
      {alt.trim() === "" && (
        <Button
          pending={write.isPending}
          pendingLabel={m.assets_looking_at_it()}
          disabled={!online}
          title={online ? undefined : m.assets_offline()}
          onClick={() => write.mutate(refOf(item))}
        >
          {m.assets_write_it_for_me()}
        </Button>
      )}
    </div>
  );
}
