import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized } from "../emphasized.ts";
import type { Slide } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import { byLine } from "./trouble-cover.ts";

/** Without a photo, a slide after the first one shows only words. */
export function inWords(slide: Slide, body: string): TextClip[] {
  const { safe, beat, face, isLast, index } = slide;
  const top = safe.y + (index < 2 ? 250 : 80);
  const end = safe.y + safe.h - 130;
  const textBox = { shape: "lines", color: "accent", padX: 28, padY: 16, radius: 16 } as const;
  const ask = isLast ? ({ color: "onAccent", textBox } as const) : ({ color: "on" } as const);
  const box = { x: safe.x, y: top, w: safe.w, h: (end - top) * (body === "" ? 1 : 0.6) };
  const title = byLine(emphasized(beat.title).text);
  return [
    textClip({
      ...{ id: "title", text: title, box, face: face("title", "native") },
      ...{ size: title.includes("\n") ? 124 : 144, minSize: 64 },
      ...{ lineHeight: 1.14, tracking: -0.015, valign: body === "" ? "middle" : "bottom", ...ask },
    }),
    textClip({
      ...{ id: "body", text: body, box: { ...box, h: end - top }, face: face("body", "native"), weight: 500, size: 56 },
      ...{ lineHeight: 1.28, color: "on", dock: { clip: "title", side: "below", gap: 40 } },
    }),
  ];
}
