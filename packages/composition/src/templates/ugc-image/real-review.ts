import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { framing } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { belowLaid } from "../laid/below-laid.ts";
import { printAbove } from "../laid/beside-laid.ts";
import { underLaid } from "../laid/under-laid.ts";
import { roomBetween, seenUntil } from "../pictures/photo-page.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, pictureClip, rectClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { starPaths } from "./stars.ts";
import { windowLight } from "./surroundings.ts";

/**
 * *Real review* (docs/content.md#ugc-image): a customer's own words on a plain card, who said them and where. Stars only
 * if the source has them. The product fills the page above it.
 */
export const realReview: TemplateBuilder = {
  build: (storyboard, target) => slides(storyboard, target, (slide) => slideOf(slide, storyboard.language)),
};

const WIDTH = 845;
const PAD = 52;
/** Room for the quotation mark or the row of stars, and for who said it. */
const HEAD_PX = 88;
const NAME_PX = 88;

function slideOf(slide: Slide, language: string | undefined) {
  const { media } = slide.beat;
  const { box, clips, laid } = media
    ? pictured(slide, media)
    : { box: cardBox(slide, "middle"), clips: [...windowLight(slide), ...whose(slide)], laid: [] };
  const turn = slide.index % 2 === 0 ? -1 : 1;
  return {
    background: "accent" as const,
    clips,
    laid: { turn, clips: [...laid, ...card(slide, box, language)] },
  };
}

/** Whose page it is, where no picture says it: under the card. */
function whose(slide: Slide): Clip[] {
  const { y, h, x, w } = cardBox(slide, "middle");
  const box = { x, w, y: y + h + UNDER_PX, h: 80 };
  const set = { face: "native", weight: 700, size: 52, minSize: 44, maxLines: 1, color: "onAccent" } as const;
  return [textClip({ id: "whose", text: slide.handle, box, ...set, align: "center" })];
}

const UNDER_PX = 56;

/**
 * The product below the card: a photo from edge to edge, where the card hides nothing that it shows (ADR 205). In the feed, where that is not possible, above it: a
 * print.
 */
function pictured(slide: Slide, media: BeatMedia): { box: Box; clips: Clip[]; laid: Clip[] } {
  const { width, height, isTall } = slide;
  const [high, low] = [cardBox(slide, "high"), cardBox(slide, "low")];
  const page = { x: 0, y: 0, w: width, h: height };
  if (isApart(media)) {
    const behind = isUpright(media) ? Math.min(BEHIND_PX, low.h * 0.6) : 10;
    const room = isTall
      ? roomBetween(slide, high.y + high.h + 40, seenUntil(slide))
      : { x: 70, y: TOP_PX, w: width - 140, h: Math.max(240, low.y + behind - TOP_PX) };
    const photo = pictureClip(media, { id: "photo", box: page, ...framing(media, page, room) });
    return { box: isTall ? high : low, clips: [photo], laid: [] };
  }
  const photo = belowLaid(slide, media, high);
  if (photo) return { box: high, clips: [photo], laid: [] };
  // The foot of what stands there may be hidden, and its head never.
  const under = underLaid(slide, media, low);
  if (under) return { box: low, clips: [under], laid: [] };
  const room = { x: 70, y: PRINT_TOP_PX, w: width - 140, h: low.y - PRINT_TOP_PX };
  return { box: low, clips: windowLight(slide), laid: [printAbove(media, room, low)] };
}

/** Above what is shown, in px; a print is a little crooked. */
const [TOP_PX, PRINT_TOP_PX] = [30, 60];

/** How much of an upright product the card may hide: its foot, and not its label. */
const BEHIND_PX = 110;

function isUpright({ size, subject, isScreen }: BeatMedia): boolean {
  if (!size) return false;
  const whole = { w: 1, h: 1 };
  const { w, h } = isScreen ? whole : (subject ?? whole);
  return h * size.height > w * size.width;
}

function card({ beat }: Slide, box: Box, language = "en"): Clip[] {
  const { text, phrase } = emphasized(beat.title);
  const name = emphasized(beat.body).text;
  const inner = { x: box.x + PAD, w: box.w - 2 * PAD };
  const top = box.y + PAD + HEAD_PX;
  const low = box.y + box.h - PAD - (name === "" ? 0 : NAME_PX);
  const marked = phrase.split(" ").length <= 4 ? phrase : "";
  const emphasis = { phrase: marked, style: "underline", color: "accent" } as const;
  const set = {
    face: "native",
    weight: 600,
    size: sizeOf(text, beat.media !== null) * (beat.media ? LARGER : 1),
    minSize: 44,
    lineHeight: 1.26,
    color: "ink",
  } as const;
  const head = { ...inner, y: box.y + PAD - 6, h: 64 };
  return [
    rectClip({ id: "card", box, color: "#ffffff", radius: 36, shadow: SHADOW }),
    beat.stars === undefined
      ? artClip("mark", { ...head, y: head.y + (language === "de" ? LOW_PX : 0), w: 96, h: 72 }, [
          { d: QUOTATION_MARKS[language] ?? COMMAS, fill: "accent" },
        ])
      : artClip("stars", { ...head, h: 60, w: 340 }, starPaths(beat.stars)),
    textClip({ id: "review", text, box: { ...inner, y: top, h: low - top - 8 }, ...set, valign: "top", emphasis }),
    textClip({ id: "name", text: name, box: { ...inner, y: low + 14, h: 80 }, ...REVIEWER }),
  ];
}

/** German opens a quotation at the foot of the line. */
const LOW_PX = 10;

/** Beside a picture words are set as large as the card holds, so that none of its lines is left free. */
const LARGER = 1.1;
const SHADOW = { dx: 0, dy: 20, blur: 56, color: "ink", opacity: 0.32 } as const;
const REVIEWER = { face: "native", weight: 500, size: 44, color: "#4a4d42", maxLines: 1, valign: "bottom" } as const;
/** 96×72: two commas upside down, in German upright, in Spanish and French angles. */
const COMMAS =
  "M40 0C16 8 0 26 0 50c0 13 9 22 21 22 11 0 19-8 19-19 0-10-7-18-17-18h-3c2-9 10-17 22-22ZM94 0C70 8 54 26 54 50c0 13 9 22 21 22 11 0 19-8 19-19 0-10-7-18-17-18h-3c2-9 10-17 22-22Z";
const UPRIGHT =
  "M2 72c24-8 40-26 40-50C42 9 33 0 21 0 10 0 2 8 2 19c0 10 7 18 17 18h3c-2 9-10 17-22 22ZM56 72c24-8 40-26 40-50C96 9 87 0 75 0 64 0 56 8 56 19c0 10 7 18 17 18h3c-2 9-10 17-22 22Z";
const ANGLES = "M30 4H46L24 36L46 68H30L4 36ZM76 4H92L70 36L92 68H76L50 36Z";
const QUOTATION_MARKS: Readonly<Record<string, string>> = { de: UPRIGHT, es: ANGLES, fr: ANGLES };

/** Without a picture the words are the page. */
function sizeOf({ length }: string, isBeside: boolean): number {
  const [short, middling, long, longest] = isBeside ? [80, 70, 60, 50] : [112, 96, 78, 62];
  return length <= 40 ? short : length <= 80 ? middling : length <= 150 ? long : longest;
}

/** Where the card lies: at the top, with the product below it; at the foot, with it above; in the middle without one. */
function cardBox(slide: Slide, at: "high" | "middle" | "low"): Box {
  const { safe, whole, isTall } = slide;
  const h = heightOf(slide);
  const y = { high: whole.y + (isTall ? 40 : 0), middle: safe.y + (safe.h - h) / 2, low: safe.y + safe.h - 24 - h };
  return { x: safe.x + (safe.w - WIDTH) / 2, y: y[at], w: WIDTH, h };
}

const isApart = ({ isScreen, ground, subject }: BeatMedia): boolean => Boolean(isScreen || (ground && subject));

/** The estimated height of the words, which are fitted into it, rather too low: a free line would part them from the name. */
function heightOf({ beat }: Slide): number {
  const { text } = emphasized(beat.title);
  const size = sizeOf(text, beat.media !== null);
  const lines = linesOf(text, (WIDTH - 2 * PAD) / (size * LETTER_EM));
  const isNamed = emphasized(beat.body).text !== "";
  return Math.min(
    beat.media ? 820 : 960,
    Math.max(300, 2 * PAD + HEAD_PX + lines * size * 1.26 + (isNamed ? NAME_PX + 12 : 0)),
  );
}

/** Width of a letter of Native at this weight. */
const LETTER_EM = 0.46;

/** How many lines of so many letters the words of a text fill. */
function linesOf(text: string, letters: number): number {
  let [lines, filled] = [1, -1];
  for (const { length } of text.split(/\s+/)) {
    if (filled >= 0 && filled + 1 + length > letters) [lines, filled] = [lines + 1, -1];
    filled += 1 + length;
  }
  return lines;
}
