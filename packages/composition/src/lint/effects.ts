import type { AudioClip } from "../scene/audio-clip.ts";
import type { Scene } from "../scene/scene.ts";
import type { RuleCheck } from "./rule-check.ts";
import { say } from "./saying.ts";
import { clipsOf } from "./words-on-screen.ts";

/** Sound effects wear off: one in two seconds (docs/content.md#sound). */
const APART_MS = 2000;

export const effects: RuleCheck = {
  find: async (scene) => {
    let last = Number.NEGATIVE_INFINITY;
    return effectClips(scene).flatMap(({ id, startMs, endMs }) => {
      if (startMs - last >= APART_MS) {
        last = startMs;
        return [];
      }
      const box = { x: 0, y: 0, w: scene.width, h: scene.height };
      const said = say("layout.effects", "Two sound effects within two seconds.");
      return [{ rule: "effects" as const, severity: "should" as const, clip: id, box, startMs, endMs, ...said }];
    });
  },
  remedies: (_, { clip }) => [{ remedy: "leave-out", changes: [{ kind: "remove", id: clip }] }],
};

function effectClips(scene: Scene): AudioClip[] {
  return clipsOf(scene)
    .filter((clip) => clip.kind === "audio")
    .filter(({ role, source }) => role === "effect" && !isSilence(source))
    .toSorted((a, b) => a.startMs - b.startMs);
}

/** A silence before the turn does not count as an effect. */
function isSilence(source: AudioClip["source"]): boolean {
  return "effect" in source && source.effect === "gap";
}
