import type { CaptionsClip } from "../../scene/captions-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Scene } from "../../scene/scene.ts";
import { standTogether } from "../../text/breakable.ts";
import { NO_SPACE } from "../../text/words.ts";
import type { PlacedClip } from "../text/place-text.ts";
import type { CaptionLook } from "./caption-looks.ts";
import { type CaptionPage, captionPages } from "./caption-pages.ts";
import { clipLook } from "./clip-look.ts";

/** A caption page, its look, and the text that places its words. */
export type PageAt = { page: CaptionPage; look: CaptionLook; text: PlacedClip };

/** The caption page at `tMs`; null in a silence. */
export function pageAt(clip: CaptionsClip, tMs: number, scene: Scene): PageAt | null {
  const page = captionPages(clip).find(({ startMs, endMs }) => startMs <= tMs && tMs < endMs);
  if (!page) return null;
  const look = clipLook(clip, scene);
  return { page, look, text: textClipOf(clip, page, look) };
}

const clips = new WeakMap<CaptionPage, PlacedClip>();

/** An emphasized word alone on its page is larger than the others. */
const GROWN = 170 / 150;

function textClipOf(clip: CaptionsClip, page: CaptionPage, whole: CaptionLook): PlacedClip {
  const { aside = 0, boxOpacity: _, strokeOpacity: __, rotate: ___, ...look } = whole;
  const grown = clip.style === "one-word" && page.words.some((word) => word.emphasis) ? GROWN : 1;
  const text = clips.get(page) ?? {
    ...look,
    kind: "text" as const,
    id: clip.id,
    startMs: page.startMs,
    endMs: page.endMs,
    text: joined(page.words.map((word) => word.text)),
    box: inset(clip.box, aside),
    size: look.size * grown,
    // Titles begin at the left, too (docs/content.md#alignment).
    align: "left" as const,
    valign: "middle" as const,
    isSteady: true,
  };
  clips.set(page, text);
  return text;
}

/** Spoken words as they are written: Thai, Japanese and Chinese without spaces. */
function joined(words: readonly string[]): string {
  return words
    .map((word, i) => (i === 0 ? word : (standTogether(words[i - 1] ?? "", word) ? NO_SPACE : " ") + word))
    .join("");
}

/** What moves around the words is wider than they are; both stay inside the safe zone. */
function inset(box: Box, dx: number): Box {
  return { ...box, x: box.x + dx, w: Math.max(0, box.w - 2 * dx) };
}
