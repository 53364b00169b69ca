import type { Color } from "../../scene/color.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { emphasized } from "../emphasized.ts";
import { LIFTED } from "../pictures/lifted.ts";
import { type PhotoSlide, photoSet } from "../pictures/photo-set.ts";
import { readableOnInk } from "../pictures/readable-on-ink.ts";
import { type Slide, slidesAsSet } from "../pictures/still.ts";
import { textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, pageNumber, swipeCue } from "./furniture.ts";
import { withPhotoEach } from "./photo-each.ts";
import { pointing } from "./teardown-pen.ts";

/**
 * *Teardown* (docs/content.md#carousel): the photo fills the page, one note lies on it, written by hand on strips of paper, and a ring
 * and an arrow lead from it to the part that it names.
 */
export const teardown: TemplateBuilder = {
  build: (storyboard, target) => {
    const isTall = target === "tiktok";
    return slidesAsSet({ ...storyboard, beats: withPhotoEach(storyboard.beats) }, target, pagesOf, {
      ...{ ratio: isTall ? 9 / 16 : 4 / 5, middle: 0.62, words: "above", keepsProduct: true },
    });
  },
};

function pagesOf(set: readonly Slide[]) {
  const slides = set.map((it) => ({ ...it, safe: it.whole }));
  const pages = photoSet(slides, "ink", (slide) => ({ words: said(slide), gap: GAP_PX }));
  return pages.map((page) => (page.slide.beat.media ? shown(page) : written(page.slide)));
}

function shown(page: PhotoSlide) {
  const { slide, background, clips, words } = page;
  const [photo] = clips.filter((it) => it.kind === "image" && it.id === "photo");
  const marks = photo?.kind === "image" ? pointing(slide, photo, page.block) : [];
  return { background, clips: [...clips, ...marks, ...words] };
}

/** Between a note and the smaller one under it. */
const GAP_PX = 22;
const STRIP = { shape: "lines", padX: 26, padY: 12, radius: 4 } as const;
const PAPER = { color: "#15180e", textBox: { ...STRIP, color: "#fbfaf4" }, shadow: LIFTED } as const;
const ASK = { color: "onAccent", textBox: { ...STRIP, color: "accent" }, shadow: LIFTED } as const;
/** Sizes of the words; the hook is larger. */
const [HOOK_PX, NOTE_PX, MORE_PX] = [152, 124, 52];
/** Of the page, the most for words. */
const MOST = 0.36;

function said(slide: Slide): TextClip[] {
  const { beat, face, isFirst, isLast, whole } = slide;
  const box = { x: whole.x, y: whole.y + 16, w: whole.w, h: whole.h * MOST };
  const body = emphasized(beat.body).text;
  return [
    textClip({
      ...{ id: "note", text: emphasized(beat.title).text, box, weight: 400 },
      ...{
        face: isFirst ? face("title", "hand") : "hand",
        size: isFirst ? HOOK_PX : NOTE_PX,
        minSize: 64,
        lineHeight: 1.18,
      },
      ...(isLast ? ASK : PAPER),
    }),
    textClip({
      ...{ id: "body", text: body, box, face: face("body", "native"), weight: 600, size: MORE_PX, lineHeight: 1.26 },
      ...{ ...PAPER, dock: { clip: "note", side: "below", gap: GAP_PX } },
    }),
  ];
}

/** Without a picture the note is written on the board itself, with a ring around it if it is short. */
function written(slide: Slide) {
  const { safe, beat, face, isLast } = slide;
  const accent = readableOnInk(slide.palette);
  const furniture = [...pageNumber(slide, "paper"), ...account(slide, "paper", false)];
  if (isRinged(slide))
    return { background: "ink" as const, clips: [...ringed(slide, accent), ...furniture], isLoud: true };
  const box = { x: safe.x, y: safe.y + 90, w: safe.w, h: safe.h * 0.46 };
  const text = emphasized(beat.body).text;
  const set = { face: face("body", "native"), weight: 500, size: 58, lineHeight: 1.3, color: "paper" } as const;
  const below = { dock: { clip: "note", side: "below", gap: 56 } } as const;
  const clips = [
    { ...onBoard(slide, box, accent), size: 176, valign: "top" as const },
    textClip({ id: "body", text, box: { ...box, w: safe.w - 60, h: safe.h * 0.68 }, ...set, ...below }),
    ...(isLast || slide.isTall ? [] : swipeCue(slide, accent)),
    ...furniture,
  ];
  return { background: "ink" as const, clips };
}

const isRinged = ({ beat, isFirst, isLast }: Slide): boolean =>
  emphasized(beat.body).text === "" && !isFirst && !isLast;

/** A note alone on the board, ringed like a detail in a picture. */
function ringed(slide: Slide, accent: Color): Clip[] {
  const { safe, index, isTall } = slide;
  const ring = { x: safe.x + 10, y: safe.y + safe.h * 0.14, w: safe.w - 20, h: safe.h * 0.64 };
  const box = { x: ring.x + ring.w * 0.16, y: ring.y + ring.h * 0.18, w: ring.w * 0.68, h: ring.h * 0.64 };
  const set = { size: 230, align: "center", valign: "middle" } as const;
  const line = { startMs: 0, endMs: 0, width: 10, color: accent };
  return [
    { kind: "hand-ring", id: "ring", ...line, box: ring, seed: index + 3 },
    { ...onBoard(slide, box, accent), ...set },
    ...(isTall ? [] : swipeCue(slide, accent)),
  ];
}

function onBoard({ beat, face, isFirst }: Slide, box: TextClip["box"], accent: Color): TextClip {
  const { text, phrase } = emphasized(beat.title);
  const emphasis = { phrase, style: "underline", color: accent } as const;
  const look = {
    face: isFirst ? face("title", "hand") : "hand",
    weight: 400,
    color: "paper",
    lineHeight: 1.04,
  } as const;
  return textClip({ id: "note", text, box, ...look, size: isFirst ? HOOK_PX : NOTE_PX, minSize: 64, emphasis });
}
