import type { Clip } from "../../scene/scene.ts";
import { emphasised } from "../emphasised.ts";
import { readableOnInk } from "../stills/readable-on-ink.ts";
import { type Slide, slides } from "../stills/still.ts";
import { picture, rect, words } from "../stills/still-clips.ts";
import type { Template } from "../template.ts";
import { account, swipeCue } from "./furniture.ts";

/** *Essay* (ux §6): paper on ink, set like a book, one phrase of a slide in italics. Nothing moves. */
export const essay: Template = {
  name: "essay",
  label: "Essay",
  hint: "A thought in a few quiet pages, set like a book. For brands with something to say.",
  beats: { least: 2, usual: 6, most: 10 },
  media: "welcome",
  build: (piece, target) => slides(piece, target, slideOf),
};

function slideOf(slide: Slide) {
  const accent = readableOnInk(slide.palette);
  return {
    background: "ink" as const,
    clips: [
      ...photo(slide),
      ...folio(slide),
      ...text(slide, accent),
      ...swipeCue(slide, accent),
      ...account(slide, accent),
    ],
  };
}

/** The number of the page and a fine line beside it. */
function folio({ safe, index, isFirst, beat }: Slide): Clip[] {
  if (isFirst || beat.media) return [];
  const box = { x: safe.x, y: safe.y, w: 90, h: 64 };
  return [
    words({ id: "page", text: String(index + 1), box, face: "quote", weight: 500, size: 48, color: "paper" }),
    rect({ id: "rule", box: { x: safe.x + 90, y: safe.y + 36, w: safe.w - 90, h: 2 }, color: "paper", opacity: 0.35 }),
  ];
}

function text(slide: Slide, accent: "accent" | "paper"): Clip[] {
  const { safe, beat, isFirst, isLast, face } = slide;
  const head = emphasised(beat.title);
  const body = emphasised(beat.body);
  const top = beat.media ? photoEnd(slide) + 60 : safe.y + safe.h * (isFirst ? 0.2 : 0.26);
  const end = safe.y + safe.h - (isLast ? 130 : 110);
  const size = isFirst ? (beat.media ? 112 : 152) : beat.media ? 84 : body.text === "" ? 112 : 100;
  const italic = (phrase: string) => ({ emphasis: { phrase, style: "italic", color: accent } }) as const;
  const own = { x: safe.x, w: safe.w, y: top, h: end - top };
  return [
    words({
      ...{
        id: "title",
        text: head.text,
        face: face("title", "quote"),
        weight: 500,
        size,
        minSize: 56,
        color: "paper",
        lineHeight: isFirst ? 1.06 : 1.2,
      },
      ...{ tracking: -0.015, box: { ...own, h: own.h * (body.text === "" ? 1 : 0.62) }, ...italic(head.phrase) },
    }),
    words({
      ...{
        id: "body",
        text: body.text,
        face: face("body", "quote"),
        weight: 400,
        size: 54,
        color: "paper",
        lineHeight: 1.36,
      },
      ...{
        box: { ...own, w: own.w - 30 },
        dock: { clip: "title", side: "below", gap: 48 },
        ...italic(head.phrase === "" ? body.phrase : ""),
      },
    }),
  ];
}

function photo(slide: Slide): Clip[] {
  const { beat, width } = slide;
  if (!beat.media) return [];
  return [picture(beat.media, { id: "photo", box: { x: 0, y: 0, w: width, h: photoEnd(slide) }, saturation: 0.85 })];
}

function photoEnd({ safe, isTall }: Slide): number {
  return Math.round(isTall ? safe.y + safe.h * 0.38 : safe.y + safe.h * 0.47);
}
