import { type Clip, type Scene, type SceneChange, safeBoxOf } from "@vignette/composition";
import { type FramePlatform, placeOfLayer } from "@vignette/content";
import { CanvasColor, type Layer, type TextLook } from "@vignette/domain/studio";

/** The id of the clip that a change is about. */
export const clipOfChange = (change: SceneChange): string =>
  change.kind === "replace" ? change.clip.id : change.kind === "insert" ? change.above : change.id;

/**
 * A text layer after a fix of the clip that draws it: moved, with larger letters, or on a ground. In pictures only the
 * format that the finding is about changes. Null if the fix changes what a layer does not have, such as its times.
 */
export function fixedLayer(layer: Layer, change: SceneChange, scene: Scene, target: FramePlatform): Layer | null {
  const before = scene.tracks.flatMap(({ clips }) => clips).find(({ id }) => id === clipOfChange(change));
  if (layer.kind !== "text" || before?.kind !== "text" || change.kind === "remove") return null;
  if (change.kind === "insert") return grounded(layer, "panel", "color" in change.clip ? change.clip.color : null);
  const { clip: after } = change;
  if (after.kind !== "text" || before.startMs !== after.startMs || before.endMs !== after.endMs) return null;
  const place = placeOfLayer(layer, target);
  const safe = safeBoxOf(scene);
  const [from, to] = [middle(before), middle(after)];
  const moved = {
    ...place,
    x: place.x + (to.x - from.x) / safe.w,
    y: place.y + (to.y - from.y) / safe.h,
    ...(place.size !== undefined && { size: place.size * (after.size / before.size) }),
  };
  const placed = scene.durationMs > 0 ? { ...layer, place: moved } : { ...layer, on: { ...layer.on, [target]: moved } };
  return after.textBox ? grounded(placed, after.textBox.shape, after.textBox.color) : placed;
}

function grounded(
  layer: Extract<Layer, { kind: "text" }>,
  shape: NonNullable<TextLook["ground"]>["shape"],
  of: unknown,
): Layer | null {
  const { success, data: color } = CanvasColor.safeParse(of);
  return success ? { ...layer, look: { ...layer.look, ground: { shape, color } } } : null;
}

const middle = ({ box }: Pick<Extract<Clip, { kind: "text" }>, "box">) => ({
  x: box.x + box.w / 2,
  y: box.y + box.h / 2,
});
