import type { Scene } from "@vignette/composition";
import type { HandTarget, Style } from "@vignette/domain/studio";
import { type ClipKey, keyOfClip, type ScenePlace } from "./clip-key.ts";
import { handAdjustments, handEditFor } from "./hand-edits.ts";
import { handed } from "./handed.ts";

type Look = Pick<Style, "adjustments" | "template">;

/**
 * A scene with what a hand changed on its clips. Edits of another look, of a beat that is gone or of a clip that the look
 * no longer draws are left out, and stay stored (`unfittingEdits`).
 */
export function withHandEdits(scene: Scene, place: ScenePlace, target: HandTarget, style: Look): Scene {
  const edits = handAdjustments(style).filter((it) => it.look === style.template);
  if (edits.length === 0) return scene;
  const named = new Set(edits.flatMap(({ beatId, steps }) => steps.map(({ clip }) => nameOf({ beatId, clip }))));
  const ids = scene.tracks.flatMap(({ clips }) => clips.map(({ id }) => id));
  return ids.reduce((now, id) => {
    const key = keyOfClip(id, place);
    if (!named.has(nameOf(key))) return now;
    const edit = handEditFor(style, key, target);
    return Object.keys(edit).length === 0 ? now : handed(now, id, edit);
  }, scene);
}

/**
 * How many clips were changed by hand that a creation no longer draws as it is: in other looks, in a removed beat, or
 * because the look leaves them out. `scenes` as the templates draw them.
 */
export function unfittingEdits(
  scenes: readonly Scene[],
  place: Omit<ScenePlace, "index" | "count">,
  style: Look,
): number {
  const drawn = new Set(
    scenes.flatMap(({ tracks }, index) =>
      tracks.flatMap(({ clips }) =>
        clips.map(({ id }) => nameOf(keyOfClip(id, { ...place, index, count: scenes.length }))),
      ),
    ),
  );
  const lost = handAdjustments(style).flatMap(({ look, beatId, steps }) =>
    steps.flatMap(({ clip }) => {
      const name = nameOf({ beatId, clip });
      return look === style.template && drawn.has(name) ? [] : [`${look} ${name}`];
    }),
  );
  return new Set(lost).size;
}

const nameOf = ({ beatId, clip }: ClipKey) => `${beatId ?? ""} ${clip}`;
