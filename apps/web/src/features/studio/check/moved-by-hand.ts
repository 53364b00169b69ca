import { type SceneChange, safeBoxOf } from "@vignette/composition";
import { clipOfLayer, handEditFor, handEditOf, keyOfClip, type ScriptAndStyle, withHandEdit } from "@vignette/content";
import { withLayer } from "../canvas/layers/layer-edits.ts";
import type { CheckedScene } from "./checked-scenes.ts";
import { clipOfChange, fixedLayer } from "./fixed-layer.ts";

/** Changes of a fix to one scene: those to texts that a hand placed or added, as edits of the hand, and the rest. */
type SplitFix = { rest: SceneChange[]; apply: (draft: ScriptAndStyle) => ScriptAndStyle };

/**
 * Splits a fix. What a hand placed is moved by another edit of the hand, in the format that the finding is about: a fix
 * beneath it would not be seen. An added text is changed itself. Null if that text cannot take the change.
 */
export function splitFix(
  changes: readonly SceneChange[],
  on: CheckedScene,
  { script, style }: ScriptAndStyle,
): SplitFix | null {
  const { target } = on.place;
  const place = {
    kind: on.of > 1 ? "carousel-image" : "meme-image",
    beats: script.beats,
    index: on.index,
    count: on.of,
  } as const;
  const safe = safeBoxOf(on.scene);
  const layers = new Map((style.layers ?? []).map((layer) => [clipOfLayer(layer.id), layer]));
  const added = changes.flatMap((change) => {
    const layer = layers.get(clipOfChange(change));
    return layer ? [{ change, id: layer.id, isFixable: fixedLayer(layer, change, on.scene, target) !== null }] : [];
  });
  if (added.some(({ isFixable }) => !isFixable)) return null;
  const moves = changes.flatMap((change) => {
    if (change.kind !== "replace" || change.clip.kind !== "text") return [];
    const key = keyOfClip(change.clip.id, place);
    const { x, y, w } = handEditFor(style, key, target);
    if (x === undefined && y === undefined && w === undefined) return [];
    const { box } = change.clip;
    const middle = { x: (box.x + box.w / 2 - safe.x) / safe.w, y: (box.y + box.h / 2 - safe.y) / safe.h };
    return [{ change, key, middle }];
  });
  return {
    rest: changes.filter((change) => ![...moves, ...added].some((it) => it.change === change)),
    apply: (draft) => {
      const moved = moves.reduce(
        (now, { key, middle }) => withHandEdit(now, key, target, { ...handEditOf(now, key, target), ...middle }),
        draft.style,
      );
      return added.reduce(
        (now, { change, id }) => withLayer(now, id, (layer) => fixedLayer(layer, change, on.scene, target) ?? layer),
        { ...draft, style: moved },
      );
    },
  };
}
