import { isMeme } from "@vignette/content";
import { productObjects } from "@vignette/domain/objects";
import type { Brief } from "@vignette/domain/research";
import {
  type BrandKit,
  branded,
  type CreationView,
  drawingFor,
  openingPicture,
  type ProductPictureView,
  type Template,
} from "@vignette/domain/studio";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { trpc } from "../../../trpc.ts";
import { SamplePicker } from "../editor/style/sample-picker.tsx";
import { drawingSamples, hookSample, templateSamples } from "../editor/style/style-samples.ts";
import { useKitFonts } from "../fonts/use-project-fonts.ts";
import { usePicturesOnceLoaded } from "../media/media.ts";

type TemplateStripProps = {
  projectId: string;
  kind: CreationView["kind"];
  hook: string;
  brief: Brief;
  kit: BrandKit;
  /** The product's own photos and clips. */
  own: readonly ProductPictureView[];
  /** The looks that can be made of the product. */
  offered: readonly Template[];
  /** The chosen looks. Each makes a creation of its own. */
  looks: readonly string[];
  drawing: string | null;
  onLook: (template: string) => void;
  onDrawing: (drawing: string | null) => void;
  /** What is said below the looks. */
  children: ReactNode;
};

/**
 * The templates of a kind and, for memes, the drawings, shown with the current hook, the brand's colors and the
 * product's photo, or the latest picture that was made. It does not wait for pictures: the button below must not move
 * while it is pressed.
 */
export function TemplateStrip({
  projectId,
  kind,
  hook,
  brief,
  kit,
  own,
  offered,
  looks,
  drawing,
  ...on
}: TemplateStripProps) {
  const [creations] = trpc.studio.list.useSuspenseQuery({ projectId });
  const words = useDeferredValue(hook);
  const { brand, language } = brief;
  const objects = useMemo(() => productObjects(brief), [brief]);
  const [media, keyFor] = useMemo(() => {
    const latest = creations.flatMap((it) => it.media).find((it) => it.kind === "image");
    const photoFor = (template: string) => openingPicture(template, own) ?? latest ?? null;
    const shown = offered.flatMap(({ name }) => photoFor(name) ?? []);
    return [[...new Map(shown.map((it) => [it.key, it])).values()], (name: string) => photoFor(name)?.key ?? null];
  }, [creations, own, offered]);
  const pictures = usePicturesOnceLoaded([...media, ...useKitFonts(projectId, kit)], 320);
  const first = looks[0] ?? "";
  const { templates, drawings } = useMemo(() => {
    const sample = (template: string) => {
      // Without a choice, a meme is made with the drawing that fits its hook.
      const style = { drawing: drawing ?? drawingFor(words, { kind, template, objects }) };
      const key = keyFor(template);
      const { draft, media } = hookSample(kind, words, key !== null && pictures.has(key) ? key : null);
      const handles = { tiktok: "", instagram: "" };
      const sceneInput = { kind, brand, language, objects, media, shown: [], pictures, handles };
      return [{ ...draft, style: { ...branded(draft.style, kit), ...style, template } }, sceneInput] as const;
    };
    const chosen = sample(first);
    return {
      templates: offered.flatMap((it) => templateSamples(...sample(it.name), [it])),
      drawings: isMeme({ kind }) ? drawingSamples(...chosen) : [],
    };
  }, [kind, words, brand, language, objects, kit, keyFor, pictures, first, drawing, offered]);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <SamplePicker legend="Looks" samples={templates} {...{ pictures }} value={looks} onChange={on.onLook} />
        {on.children}
      </div>
      {drawings.length > 0 && (
        <div className="flex flex-col gap-2">
          <SamplePicker
            legend="Drawing"
            samples={drawings}
            {...{ pictures }}
            value={drawing ?? ""}
            onChange={(name) => on.onDrawing(name === drawing ? null : name)}
          />
          <p className="text-dense text-ink-3">
            {drawing === null
              ? "Each joke gets the drawing that fits its hook, unless you choose one."
              : "All jokes get this drawing. Press it again to let each hook decide."}
          </p>
        </div>
      )}
    </div>
  );
}
