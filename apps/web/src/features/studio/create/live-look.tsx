import { productObjects } from "@vignette/domain/objects";
import type { Brief } from "@vignette/domain/research";
import {
  type BrandKit,
  branded,
  type CreationView,
  drawingFor,
  drawings,
  type ProductPictureView,
  templateOf,
} from "@vignette/domain/studio";
import { useMemo } from "react";
import { SAMPLE_WIDTH } from "../editor/style/sample-picker.tsx";
import { drawingSamples, hookSample, templateSamples } from "../editor/style/style-samples.ts";
import { useKitFonts } from "../fonts/use-project-fonts.ts";
import { usePicturesOnceLoaded } from "../media/media.ts";
import { SceneCanvas } from "../media/scene-canvas.tsx";

/** A picture that a look may show. */
export type LookMedium = CreationView["media"][number] | ProductPictureView;

/** What all looks show: the product and the brand, and the pictures of all looks, which are decoded once. */
export type LookSubject = {
  projectId: string;
  kind: CreationView["kind"];
  words: string;
  brief: Brief;
  kit: BrandKit;
  media: readonly LookMedium[];
};

type LiveLookProps = {
  of: LookSubject;
  template: string;
  /** The key of the picture that the look shows; null for none. */
  photo: string | null;
  /** The drawing of a meme; null for the one that fits the words. */
  drawing: string | null;
  /** Whether it stands for the drawing rather than for the look. */
  asDrawing?: boolean;
};

/**
 * A look with the user's own hook, photo and brand, drawn by the engine: nobody can have drawn it before. It does not wait
 * for pictures: the button below must not move while it is pressed.
 */
export function LiveLook({ of, template, photo, drawing, asDrawing = false }: LiveLookProps) {
  const { projectId, kind, words, brief, kit, media } = of;
  const pictures = usePicturesOnceLoaded([...media, ...useKitFonts(projectId, kit)], PICTURE_WIDTH);
  const { brand, language } = brief;
  const objects = useMemo(() => productObjects(brief), [brief]);
  const sample = useMemo(() => {
    // Without a choice, a meme is made with the drawing that fits its hook.
    const shown = { template, drawing: drawing ?? drawingFor(words, { kind, template, objects }) };
    const { draft, media: made } = hookSample(kind, words, photo !== null && pictures.has(photo) ? photo : null);
    const handles = { tiktok: "", instagram: "" };
    const sceneInput = { kind, brand, language, objects, media: made, shown: [], pictures, handles };
    const styled = { ...draft, style: { ...branded(draft.style, kit), ...shown } };
    const [first] = asDrawing
      ? drawingSamples(
          styled,
          sceneInput,
          drawings.filter(({ name }) => name === drawing),
        )
      : templateSamples(styled, sceneInput, [templateOf(kind, template)]);
    return first;
  }, [kind, words, brand, language, objects, kit, photo, pictures, template, drawing, asDrawing]);
  return sample ? <SceneCanvas scene={sample.scene} {...{ pictures }} atMs={sample.atMs} width={SAMPLE_WIDTH} /> : null;
}

/** Width in px at which pictures are decoded for looks. */
const PICTURE_WIDTH = 320;
