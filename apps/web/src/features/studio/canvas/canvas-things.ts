import { outlineOf, ruler, type Scene } from "@vignette/composition";
import { clipOfLayer, handed, layerClip } from "@vignette/content";
import type { Layer } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import type { CanvasStage } from "./canvas-stage.ts";
import { type CanvasText, canvasTexts } from "./canvas-texts.ts";
import { type CanvasThing, CORNERS } from "./canvas-thing.ts";
import { captionThing } from "./caption-thing.ts";
import type { Grip } from "./dragged-pose.ts";
import { editOfPose } from "./edit-of-pose.ts";
import { placeOfPose, removeLayer, withLayer, withPlace } from "./layers/layer-edits.ts";
import { type Pose, poseOf } from "./pose.ts";
import { withTextEdit } from "./text-edits.ts";

/** The texts on the stage as they are read, its captions, and the layers from back to front. Faces must be loaded. */
export function canvasThings(stage: CanvasStage): CanvasThing[] {
  const layers = (stage.draft.style.layers ?? []).flatMap((layer) => layerThing(layer, stage) ?? []);
  const captions = captionThing(stage);
  return [...canvasTexts(stage).map((text) => textThing(text, stage)), ...(captions ? [captions] : []), ...layers];
}

const EDGES: readonly Grip[] = ["e", "w", "n", "s"];
const WIDE: readonly Grip[] = ["e", "w"];
const anywhere = (pose: Pose): Pose => pose;

function textThing(text: CanvasText, stage: CanvasStage): CanvasThing {
  const { id, name, pose, outline, key, edit, clip } = text;
  const before = { outline, pose, hasOwnWidth: edit.w !== undefined, isDocked: clip.dock !== undefined };
  const patchOf = (to: Pose) => editOfPose(before, to, stage.scene);
  return {
    ...{ id, name, pose, grips: [...CORNERS, ...WIDE, "turn"], isFree: false, axis: null, fitted: anywhere },
    selection: { kind: "clip", id },
    of: { kind: "text", text },
    placed: (draft, to) => withTextEdit(draft, key, stage, patchOf(to)),
    live: (to) => handed(stage.scene, id, { ...edit, ...patchOf(to) }),
    removed: (draft) => withTextEdit(draft, key, stage, { hidden: true }),
  };
}

function layerThing(layer: Layer, stage: CanvasStage): CanvasThing | null {
  const { scene, atMs, target } = stage;
  const id = clipOfLayer(layer.id);
  const outline = outlineOf(scene, id, atMs, ruler());
  if (!outline) return null;
  const isText = layer.kind === "text";
  const isEmoji = layer.kind === "sticker" && outline.size !== null;
  const { x, y, w, h, turn, size } = poseOf(outline, isText || isEmoji);
  // An emoji is a text in a box of twice its size.
  const pose = isEmoji ? { x, y, w: w / 2, h: w / 2, turn, size: null } : { x, y, w, h, turn, size };
  const clip = scene.tracks.flatMap(({ clips }) => clips).find((it) => it.id === id);
  const at = (to: Pose) => withPlace(layer, placeOfPose(to, scene), stage);
  return {
    ...{ id, pose, name: nameOfLayer(layer) },
    grips: [...CORNERS, ...(isText ? WIDE : layer.kind === "sticker" ? [] : EDGES), "turn"],
    ...{ isFree: layer.kind === "shape", axis: null, fitted: anywhere },
    selection: { kind: "layer", id: layer.id },
    of: { kind: "layer", layer },
    placed: (draft, to) => withLayer(draft, layer.id, (now) => withPlace(now, placeOfPose(to, scene), stage)),
    live: (to) => {
      const drawn = clip && layerClip(at(to), scene, target, clip);
      return drawn ? replaced(scene, drawn) : scene;
    },
    removed: (draft) => removeLayer(draft, layer.id),
  };
}

function replaced(scene: Scene, clip: Scene["tracks"][number]["clips"][number]): Scene {
  const tracks = scene.tracks.map((track) => ({
    ...track,
    clips: track.clips.map((it) => (it.id === clip.id ? clip : it)),
  }));
  return { ...scene, tracks };
}

/** What a screen reader calls a layer. */
export const nameOfLayer = (layer: Layer): string =>
  layer.kind === "text" ? `${NAMES.text}: ${layer.text}` : NAMES[layer.kind];

const NAMES: Record<Layer["kind"], string> = {
  text: m.canvas_added_text(),
  image: m.canvas_picture(),
  video: m.canvas_clip(),
  sticker: m.canvas_sticker(),
  shape: m.canvas_shape(),
};
