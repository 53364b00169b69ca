import type { Box } from "../../scene/geometry.ts";
import { readingMs } from "../beat-times.ts";
import { type Bubble, CHAT, GAP } from "./bubble-places.ts";
import { BACK_MS } from "./loop-back.ts";

/** How long typing is shown before a message (docs/content.md#meme-video). */
export const DOTS_MS = 500;
const SCROLL_MS = 200;

/** Room for dots, in px. */
const DOTS_H = 130;

/** Since when a chat has moved up by `px`. */
export type ScrollStep = { atMs: number; px: number };

/**
 * How a chat moves up for each message: first as far as the dots need, then as far as the message does, so that the page is never
 * empty. Wherever it stands, the upper message in sight is whole; for dots alone, none leaves that is still read.
 */
export function scrollSteps(bubbles: readonly Bubble[]): ScrollStep[] {
  const steps: ScrollStep[] = [{ atMs: 0, px: bubbles[0]?.scrollPx ?? 0 }];
  const tops: number[] = [];
  for (const [i, { beat, box, picture, scrollPx }] of bubbles.entries()) {
    const before = steps.at(-1)?.px ?? scrollPx;
    const dotsMs = Math.max(0, beat.startMs - DOTS_MS);
    const needed = box.y + DOTS_H - CHAT.y - CHAT.h;
    const whole = Math.min(scrollPx, tops.find((top) => top >= needed) ?? scrollPx);
    const isRead = (it: Bubble) => it.box.y + it.box.h - whole > CHAT.y + GAP || it.beat.startMs + readOf(it) <= dotsMs;
    const forDots = whole > before && needed > before && bubbles.slice(0, i).every(isRead);
    if (forDots) steps.push({ atMs: dotsMs, px: whole });
    if (scrollPx > (forDots ? whole : before)) steps.push({ atMs: beat.startMs, px: scrollPx });
    tops.push(box.y - CHAT.y - GAP, ...(picture ? [picture.y - CHAT.y - GAP] : []));
  }
  return steps;
}

const readOf = ({ beat }: Bubble) => readingMs({ title: beat.text, body: "", line: "" });

/** When something leaves the chat at its upper edge: it is gone before it would lie under the apps' own words. Null if it stays. */
export const leavesMs = (steps: readonly ScrollStep[], { y, h }: Box): number | null =>
  steps.find(({ px }) => y + h - px <= CHAT.y + GAP)?.atMs ?? null;

/** The course of its place. At the end it is back where it began, because the video loops. */
export function chatScroll(steps: readonly ScrollStep[], durationMs: number) {
  const first = steps[0]?.px ?? 0;
  const course = steps.flatMap(({ atMs, px }, i) =>
    i === 0
      ? [{ atMs: 0, value: -px, curve: "linear" as const }]
      : [
          { atMs, value: -(steps[i - 1]?.px ?? px), curve: "settle" as const },
          { atMs: atMs + SCROLL_MS, value: -px, curve: "linear" as const },
        ],
  );
  const last = steps.at(-1)?.px ?? first;
  if (last === first) return course;
  // It does not rush past everything again: it begins anew.
  const atMs = Math.max(1, durationMs - BACK_MS);
  return [
    ...course,
    { atMs: atMs - 1, value: -last, curve: "hold" as const },
    { atMs, value: -first, curve: "linear" as const },
  ];
}
