import { type Clip, type Scene, safeBoxOf } from "@vignette/composition";
import type { FramePlatform, ScriptAndStyle } from "@vignette/content";
import type { Layer, LayerPlace, TextLook } from "@vignette/domain/studio";
import type { FormatScope } from "../format-scope.ts";
import type { Pose } from "../pose.ts";

type Canvas = Pick<Scene, "width" | "height" | "safeZone">;
type Where = { target: FramePlatform; scope: FormatScope | null };

/** Where a pose is as a layer stores it. */
export function placeOfPose({ x, y, w, h, turn, size }: Pose, scene: Canvas): LayerPlace {
  const safe = safeBoxOf(scene);
  return {
    x: short((x - safe.x) / safe.w),
    y: short((y - safe.y) / safe.h),
    w: short(w / scene.width),
    h: short(h / scene.width),
    rotate: turn,
    ...(size !== null && { size: short(size / scene.width) }),
  };
}

/** A layer in another place: in both formats, or in the one on the stage. */
export function withPlace(layer: Layer, place: LayerPlace, { target, scope }: Where): Layer {
  if (scope === "this") return { ...layer, on: { ...layer.on, [target]: place } };
  const { [target]: _own, ...others } = layer.on ?? {};
  return { ...layer, place, on: Object.keys(others).length > 0 ? others : undefined };
}

/** The draft with one layer changed. */
export const withLayer = (draft: ScriptAndStyle, id: string, change: (layer: Layer) => Layer): ScriptAndStyle =>
  withAll(draft, (layers) => layers.map((layer) => (layer.id === id ? change(layer) : layer)));

export const addLayer = (draft: ScriptAndStyle, layer: Layer): ScriptAndStyle =>
  withAll(draft, (layers) => [...layers, layer]);

export const removeLayer = (draft: ScriptAndStyle, id: string): ScriptAndStyle =>
  withAll(draft, (layers) => layers.filter((layer) => layer.id !== id));

/** An added text. */
export type TextLayer = Extract<Layer, { kind: "text" }>;

/** What an added text looks like, with how it arrives and leaves. */
export const lookOfLayer = ({ look, enter, leave }: TextLayer): TextLook => ({
  ...look,
  ...(enter !== undefined && { enter }),
  ...(leave !== undefined && { leave }),
});

/** An added text in a look. What the look does not name stays. */
export const dressed = (layer: TextLayer, { enter = layer.enter, leave = layer.leave, ...look }: TextLook): Layer => ({
  ...layer,
  look: { ...layer.look, ...look },
  ...(enter !== undefined && { enter }),
  ...(leave !== undefined && { leave }),
});

/** The draft with all its added texts in a look, those that are added later as well. */
export function withLookForAllAdded(draft: ScriptAndStyle, look: TextLook): ScriptAndStyle {
  const { script, style } = withAll(draft, (layers) =>
    layers.map((layer) => (layer.kind === "text" ? dressed(layer, look) : layer)),
  );
  return { script, style: { ...style, textLook: { ...style.textLook, added: look } } };
}

/**
 * The draft with a layer one step forward (1) or backward (-1). The lowest one goes under the words of the look, and comes
 * over them again first.
 */
export function orderLayer(draft: ScriptAndStyle, id: string, step: 1 | -1): ScriptAndStyle {
  return withAll(draft, (layers) => {
    const layer = layers.find((it) => it.id === id);
    if (!layer) return layers;
    const same = layers.filter((it) => !!it.behind === !!layer.behind);
    const next = same[same.indexOf(layer) + step];
    const rest = layers.filter((it) => it !== layer);
    if (next) return rest.toSpliced(layers.indexOf(next), 0, layer);
    if (!!layer.behind === (step === -1)) return layers;
    const other = { ...layer, behind: step === -1 };
    return step === -1 ? [...rest, other] : [other, ...rest];
  });
}

/** A copy of a layer, a little lower and to the right. */
export const copyOfLayer = (layer: Layer, id: string): Layer => ({ ...moved(layer), id });

const ASIDE = 0.03;
const moved = (layer: Layer): Layer => ({
  ...layer,
  place: { ...layer.place, x: layer.place.x + ASIDE, y: layer.place.y + ASIDE },
  on: undefined,
});

/** A drawn text as a layer of its own, a little lower and to the right. */
export function layerOfText(
  clip: Extract<Clip, { kind: "text" }>,
  pose: Pose,
  scene: Scene,
  rest: { id: string; beatId: string | null },
): Layer {
  const face = clip.face === "title" || clip.face === "body" ? (scene.fonts?.[clip.face] ?? "native") : clip.face;
  const { textBox, stroke } = clip;
  const place = placeOfPose({ ...pose, x: pose.x + ASIDE * scene.width, y: pose.y + ASIDE * scene.height }, scene);
  return {
    kind: "text",
    ...rest,
    place,
    text: clip.text.slice(0, 240),
    look: {
      ...{ face, weight: clip.weight, color: clip.color, align: clip.align, caps: clip.caps ?? false },
      ...(textBox && { ground: { shape: textBox.shape, color: textBox.color } }),
      ...(stroke && { outline: { color: stroke.color, width: Math.min(0.5, stroke.width / clip.size) } }),
    },
  };
}

const withAll = (
  { script, style }: ScriptAndStyle,
  change: (layers: readonly Layer[]) => Layer[] | readonly Layer[],
) => {
  const layers = [...change(style.layers ?? [])];
  return { script, style: { ...style, layers } };
};

const short = (value: number) => Math.round(value * 1e5) / 1e5;
