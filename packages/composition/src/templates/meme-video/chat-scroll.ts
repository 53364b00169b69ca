import { type Bubble, CHAT } from "./bubble-places.ts";
import { BACK_MS } from "./loop-back.ts";

/** How long typing is shown before a message (docs/content.md#meme-video). */
export const DOTS_MS = 500;
export const SCROLL_MS = 200;

/** Room for dots, in px. */
const DOTS_H = 130;

const moved = (atMs: number, from: number, to: number) => [
  { atMs, value: -from, curve: "settle" as const },
  { atMs: atMs + SCROLL_MS, value: -to, curve: "linear" as const },
];

/**
 * How a chat moves up for each message. At the end it is back where it began, because
 * the video loops.
 */
export function chatScroll(bubbles: readonly Bubble[], durationMs: number) {
  let before = 0;
  const course = bubbles.flatMap(({ beat, box, scrollPx }, i) => {
    // First as far as the dots need, then as far as the message does: the page is never empty.
    const forDots = Math.min(scrollPx, Math.max(before, box.y + DOTS_H - CHAT.y - CHAT.h));
    const steps = [
      ...moved(Math.max(0, beat.startMs - DOTS_MS), before, forDots),
      ...(scrollPx > forDots ? moved(beat.startMs, forDots, scrollPx) : []),
    ];
    before = scrollPx;
    return i === 0 ? [{ atMs: 0, value: -scrollPx, curve: "linear" as const }] : steps;
  });
  const first = bubbles[0]?.scrollPx ?? 0;
  if (before === first) return course;
  // It does not rush past everything again: it begins anew.
  const atMs = Math.max(1, durationMs - BACK_MS);
  return [
    ...course,
    { atMs: atMs - 1, value: -before, curve: "hold" as const },
    { atMs, value: -first, curve: "linear" as const },
  ];
}
