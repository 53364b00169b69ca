import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized } from "../emphasized.ts";
import { readableOnInk } from "../pictures/readable-on-ink.ts";
import type { Slide } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";

/** `besideStrip`: how wide the strip is that leads to the next slide, in px; 0 where it does not cross the words. */
type Beside = { color: Color; besideStrip: number };

/** Without a photo, the slide shows only words: the state before in large ones, as the trouble that it is. */
export function inWords(slide: Slide, body: string, { color, besideStrip }: Beside): TextClip[] {
  const { safe, width, beat, face, isLast, index } = slide;
  const top = safe.y + (index < 2 ? 250 : 80);
  const end = safe.y + safe.h - 130;
  const textBox = { shape: "lines", color: "accent", padX: 28, padY: 16, radius: 16 } as const;
  const ask = isLast ? ({ color: "onAccent", textBox } as const) : { color };
  const w = besideStrip > 0 ? width - besideStrip - 30 - safe.x : safe.w;
  const box = { x: safe.x, y: top, w, h: (end - top) * (body === "" ? 1 : 0.6) };
  const isTrouble = index === 0 && body !== "";
  if (isTrouble) return trouble(slide, body, { ...box, h: end - top });
  const title = byLine(emphasized(beat.title).text);
  return [
    textClip({
      ...{ id: "title", text: title, box, face: face("title", "native") },
      ...{ size: title.includes("\n") ? 124 : 144, minSize: 64 },
      ...{ lineHeight: 1.14, tracking: -0.015, valign: body === "" ? "middle" : "bottom", ...ask },
    }),
    textClip({
      ...{ id: "body", text: body, box: { ...box, h: end - top }, face: face("body", "native"), weight: 500, size: 56 },
      ...{ lineHeight: 1.28, color, dock: { clip: "title", side: "below", gap: 40 } },
    }),
  ];
}

/** Each sentence begins a line: "Before: a muddy path. After: see for yourself" tells of two states. */
const byLine = (text: string): string => text.replace(/(?<=[.!?])\s+(?=\p{Lu})/gu, "\n");

/** The hook, and below it, as loud, what hurts. */
function trouble({ beat, face, palette }: Slide, body: string, { h, ...box }: Box): TextClip[] {
  const hook = {
    id: "title",
    text: emphasized(beat.title).text,
    color: "#ffffff",
    face: face("title", "native"),
  } as const;
  const hurts = { id: "body", text: body, color: readableOnInk(palette), face: face("title", "block") } as const;
  const set = { weight: 400, size: 128, minSize: 64, lineHeight: 1.08, tracking: -0.01, valign: "bottom" } as const;
  return [
    textClip({ ...hook, box: { ...box, h: h * 0.5 }, size: 128, minSize: 64, lineHeight: 1.14, tracking: -0.015 }),
    textClip({ ...hurts, ...set, box: { ...box, y: box.y + h * 0.54, h: h * 0.46 } }),
  ];
}
