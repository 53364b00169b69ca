import type { Voice } from "./voice.ts";
import { within, withoutEnd } from "./words.ts";

export type Scene = "hook" | "pain" | "turn" | "how" | "proof" | "ask";

const SCENES: Readonly<Record<Scene, readonly [string, ...string[]]>> = {
  hook: [
    "one object alone on a table, low side light, long shadow",
    "a studio backdrop with a single lit form, deep shadow behind it",
    "a quiet desk by a window in late light",
  ],
  pain: [
    "a crowded desk at dusk, window light fading",
    "a still life slightly out of order, cool light",
    "hills under a heavy evening sky",
  ],
  turn: [
    "morning light through a window onto a clear table",
    "a path between paper hills at sunrise",
    "a studio backdrop opening from dark to light",
  ],
  how: [
    "a still life of simple shapes set in order",
    "a product on a plinth in a studio, soft light from the left",
    "a tidy desk seen in window light",
  ],
  proof: [
    "a product on a studio plinth, one warm light",
    "a still life with one tall form among small ones",
    "a wide landscape with a clear horizon",
  ],
  ask: ["an open landscape with a low sun", "a set table by a bright window", "a product in a studio, close and calm"],
};

/** What the picture of a slide or beat should show, at most 600 characters. */
export function imagePromptFor(voice: Voice, scene: Scene, place: string): string {
  const subject = withoutEnd(within(voice.does[0] ?? voice.name, 16));
  const seen = voice.chance.pick(`scene ${scene} ${place}`, SCENES[scene]);
  return `Photograph, portrait: ${seen}. Calm area for text, muted palette, no lettering. Mood for: ${subject}.`.slice(
    0,
    600,
  );
}
