import type { BrandVoice } from "./voice.ts";
import { within, withoutEnd } from "./words.ts";

export type PromptScene = "hook" | "pain" | "turn" | "how" | "proof" | "ask";

/**
 * The picture in each of the ways it can be taken. Each contains the word by which the painter of placeholders
 * recognizes it.
 */
const SCENES: Readonly<Record<PromptScene, readonly [studio: string, room: string, still: string, far: string]>> = {
  hook: [
    "a studio backdrop with a single lit form, deep shadow behind it",
    "a quiet desk by a window in late light",
    "one object alone on a table, low side light, long shadow",
    "a lone path between hills in the first light",
  ],
  pain: [
    "a product left over on a studio plinth, one hard light",
    "a crowded desk at dusk, window light fading",
    "a still life slightly out of order, cool light",
    "hills under a heavy evening sky",
  ],
  turn: [
    "a studio backdrop opening from dark to light",
    "morning light through a window onto a clear desk",
    "a still life with one warm thing among cool ones",
    "a path between paper hills at sunrise",
  ],
  how: [
    "a product on a plinth in a studio, soft light from the left",
    "a tidy desk seen in window light",
    "a still life of simple shapes set in order",
    "a path over hills, seen from above",
  ],
  proof: [
    "a product on a studio plinth, one warm light",
    "a desk by a window at noon, everything in its place",
    "a still life with one tall form among small ones",
    "a wide landscape with a clear horizon",
  ],
  ask: [
    "a product in a studio, close and calm",
    "a set desk by a bright window",
    "a still life on a bare table, room for one thing more",
    "an open landscape with a low sun",
  ],
};

/**
 * What the picture of a slide or beat should show, at most 600 characters. Four neighbors are taken in four ways:
 * `place` ends in the index.
 */
export function imagePromptFor(voice: BrandVoice, scene: PromptScene, place: string): string {
  const subject = withoutEnd(within(voice.does[0] ?? voice.name, 16));
  const ways = voice.chance.shuffle("ways of taking pictures", [0, 1, 2, 3]);
  const seen = SCENES[scene][ways[Number(/\d+/.exec(place)?.[0] ?? 0) % ways.length] ?? 0];
  return `Photograph, portrait: ${seen}. Calm area for text, muted palette, no lettering. Mood for: ${subject}.`.slice(
    0,
    600,
  );
}
