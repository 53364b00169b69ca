import type { CaptionsClip } from "../../scene/captions-clip.ts";
import type { LaidWord } from "../../text/laid-line.ts";
import { progress } from "../motion/easing.ts";
import type { Stage } from "../primitives/stage.ts";
import type { PlacedText } from "../text/place-text.ts";
import type { CaptionLook } from "./caption-looks.ts";
import type { CaptionPage } from "./caption-pages.ts";

/** A caption page at one time: its words, their style and position, and which of them is being spoken. */
export type ShownPage = {
  clip: CaptionsClip;
  page: CaptionPage;
  look: CaptionLook;
  placed: PlacedText;
  spoken: number;
  stage: Stage;
};

/** A laid word with its place on the canvas; parts of one spoken word have the same index. */
export type ShownWord = LaidWord & { left: number; y: number; line: number };

export function shownWords({ placed }: ShownPage): ShownWord[] {
  return placed.lines.flatMap(({ line, x, y }, i) =>
    line.words.map((word) => ({ ...word, left: x + word.x, y, line: i })),
  );
}

/** How much of a word has been spoken, from 0 to 1. It ends when the next one begins, whatever its own length says. */
export function saidShare({ page, stage }: ShownPage, index: number): number {
  const word = page.words[index];
  if (!word) return 1;
  const next = page.words[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
  return progress(stage.t, word.startMs, Math.max(word.startMs + 1, Math.min(word.endMs, next)));
}
