import { isMeme } from "@vignette/content";
import type { CreationView, Template } from "@vignette/domain/studio";
import { useDeferredValue, useMemo } from "react";
import { trpc } from "../../../trpc.ts";
import { SamplePicker } from "../editor/style/sample-picker.tsx";
import { drawingSamples, hookSample, templateSamples } from "../editor/style/style-samples.ts";
import { usePicturesOnceLoaded } from "../media/media.ts";

type TemplateStripProps = {
  projectId: string;
  kind: CreationView["kind"];
  hook: string;
  brand: { bg: string; accent: string } | null;
  /** The looks that can be made of the product's brief. */
  offered: readonly Template[];
  /** The chosen looks. Each makes a creation of its own. */
  looks: readonly string[];
  drawing: string | null;
  onLook: (template: string) => void;
  onDrawing: (drawing: string) => void;
};

/**
 * The templates of a kind and, for memes, the drawings, shown with the current hook, the brand's colors and the latest
 * picture. It does not wait for the picture: the button below must not move while it is pressed.
 */
export function TemplateStrip({ projectId, kind, hook, brand, offered, looks, drawing, ...on }: TemplateStripProps) {
  const [creations] = trpc.studio.list.useSuspenseQuery({ projectId });
  const latest = creations.flatMap((it) => it.media).find((it) => it.kind === "image");
  const pictures = usePicturesOnceLoaded(latest ? [latest] : [], 320);
  const [picture = null] = pictures.keys();
  const words = useDeferredValue(hook);
  const first = looks[0] ?? "";
  const { templates, drawings } = useMemo(() => {
    const { draft, media } = hookSample(kind, words, picture);
    const sceneInput = { kind, brand, media, shown: [], pictures, handles: { tiktok: "", instagram: "" } };
    const chosen = { ...draft, style: { ...draft.style, template: first, drawing } };
    return {
      templates: templateSamples(chosen, sceneInput, offered),
      drawings: isMeme(sceneInput) ? drawingSamples(chosen, sceneInput) : [],
    };
  }, [kind, words, brand, picture, pictures, first, drawing, offered]);
  return (
    <div className="flex flex-col gap-4">
      <SamplePicker legend="Looks" samples={templates} {...{ pictures }} value={looks} onChange={on.onLook} />
      {drawings.length > 0 && (
        <SamplePicker
          legend="Drawing"
          samples={drawings}
          {...{ pictures }}
          value={drawing ?? ""}
          onChange={on.onDrawing}
        />
      )}
    </div>
  );
}
