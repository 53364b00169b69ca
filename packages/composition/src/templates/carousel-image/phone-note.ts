import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { keyboard } from "../drawings/keyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight, likelySize } from "../pictures/likely-size.ts";
import { fitOf, viewOf } from "../pictures/photo-view.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, pictureClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account } from "./furniture.ts";

/**
 * *Phone note* (docs/content.md#carousel): a page of a note, as a phone shows it while it is typed, in no app's own design. What it is about is attached where
 * it is sent on.
 */
export const phoneNote: TemplateBuilder = {
  build: (storyboard, target) =>
    slides(storyboard, target, (slide) => pageOf({ ...slide, safe: slide.whole }, storyboard)),
};

function pageOf(slide: Slide, { beats, language }: Storyboard) {
  const { safe, width, height, isLast, isTall } = slide;
  const keys = keysTop(slide);
  const isAttached = isLast && slide.beat.media !== null;
  const foot = isAttached
    ? height - LEAST_OF_PHOTO_PX[isTall ? 1 : 0] + UNDER_PX
    : isLast
      ? safe.y + safe.h
      : keys - 24;
  const above = { ...slide, safe: { ...safe, h: foot - safe.y } };
  const place = { x: 0, y: keys, w: width, h: height - keys };
  // What is sent on is written: without the keyboard, all of its list has room.
  const typing = isLast ? [] : keyboard(place, { tone: KEYS, ink: KEY_INK, language: language ?? "en" });
  const column = { ...slide, safe: { ...safe, x: safe.x + INDENT_PX } };
  const said = words(above, beats);
  return {
    background: PAGE,
    clips: [
      ...bar(slide),
      ...said,
      ...(isAttached ? attached(slide, endOf(said)) : []),
      ...typing,
      ...(isAttached ? inBar(slide) : account(column, INK, false)),
    ],
  };
}

/** The photo under the note; it goes on below the edge of the screen, as a long note does. In a low room it is no strip, which would behead what stands. */
function attached({ beat: { media }, safe, height, isTall }: Slide, wordsEnd: number): Clip[] {
  if (!media) return [];
  const y = wordsEnd + ABOVE_PHOTO_PX;
  const h = height - y + PHOTO_RADIUS;
  const ratio = media.size ? media.size.width / media.size.height : 1;
  const w = Math.min(safe.w - 2 * INDENT_PX, h * Math.max(LEAST_RATIO, ratio));
  const box = { x: safe.x + INDENT_PX, y, w, h };
  const view =
    media.isScreen || media.ground
      ? null
      : viewOf(media, { ...box, words: [], seenTo: seenUntil({ isTall, height }) - y });
  return [pictureClip(media, { id: "photo", box, radius: PHOTO_RADIUS, ...(view && fitOf(media, view.at, box)) })];
}

/** Where the app begins to cover a tall page, in px. */
const seenUntil = ({ isTall, height }: { isTall: boolean; height: number }): number => (isTall ? 1560 : height);

/** Whose note it is, between the controls: on the photo it would lie on what that shows. */
function inBar({ safe, handle }: Slide): Clip[] {
  if (handle === "") return [];
  const box = { x: safe.x + BAR_PX, y: safe.y, w: safe.w - 2 * BAR_PX, h: 72 };
  const set = { face: "native", weight: 600, size: 48, maxLines: 1, color: INK } as const;
  return [textClip({ id: "handle", text: handle, box, ...set, align: "center", valign: "middle" })];
}

/** Where the last words of a note end, in px. */
function endOf(said: readonly Clip[]): number {
  const shown = said.flatMap((it) => (it.kind === "text" && it.text !== "" && it.id !== "earlier" ? [it] : []));
  return (shown[0]?.box.y ?? 0) + shown.reduce((sum, it) => sum + likelyHeight(it) + (it.dock?.gap ?? 0), 0);
}

/** At least so much of a page for the photo, in the feed and on a tall one, and what is free above it. */
const LEAST_OF_PHOTO_PX = [400, 760] as const;
const [ABOVE_PHOTO_PX, PHOTO_RADIUS] = [34, 28];
/** Width to height of it, at least. Our own choice. */
const LEAST_RATIO = 1.2;

const PAGE = "#fdfcf7";
const INK = "#1d1c18";
/** The color of the controls, readable on the page. */
const AMBER = "#a86a00";
const BAR_PX = 110;
const [KEYS, KEY_INK] = ["#d2cec3", "#4c493f"];
const keysTop = ({ isTall }: Slide): number => (isTall ? 1440 : 1000);
/** What stands on the note already: readable, and less than what comes next. */
const FADED = "#75726a";
/** Sizes of the words, in the feed and on a tall page: the smaller ones are two thirds of the large ones. */
const [HOOK_PX, TITLE_PX, BODY_PX, EARLIER_PX] = [
  [136, 156],
  [102, 124],
  [66, 80],
  [50, 52],
] as const;
/** Where the note is sent on, all of it is on the page. */
const SENT_PX = [76, 96] as const;
/** Above a keyboard there is room for so many earlier lines, about: a list of five keeps all. */
const MOST_EARLIER = [5, 8] as const;
const EARLIER_GAP_PX = 34;
/** Marks over letters reach so far above their lines, in px. */
const OVER_PX = 26;
/** Source: docs/content.md#sizes. */
const SMALLEST_PX = 44;
/** On the line where one would go on writing. */
const CURSOR_PX = 62;
/** Room for the account under the words, in px. */
const UNDER_PX = 90;

/** A marker is wider than the words that it marks, in px. */
const INDENT_PX = 22;

/** The icons for back and more, as lines. */
function bar({ safe }: Slide): Clip[] {
  const box = { x: safe.x, y: safe.y, w: safe.w, h: 72 };
  const stroke = { color: AMBER, width: 9 } as const;
  const dot = (x: number) => ({ d: `M${x} 36a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z`, fill: AMBER });
  const ring = { d: `M${safe.w - 72} 36a34 34 0 1 1 68 0a34 34 0 1 1 -68 0Z`, stroke: { ...stroke, width: 6 } };
  const dots = [-22, 0, 22].map((by) => dot(safe.w - 45 + by));
  return [artClip("bar", box, [{ d: "M34 6L6 36L34 66", stroke }, ring, ...dots])];
}

/** The note grows: what it said before stands above what comes next. */
function words(slide: Slide, beats: Storyboard["beats"]): Clip[] {
  const { beat, safe, face, isFirst, isTall } = slide;
  const at = isTall ? 1 : 0;
  const top = safe.y + BAR_PX;
  const whole = { x: safe.x + INDENT_PX, y: top, w: safe.w - 2 * INDENT_PX, h: safe.y + safe.h - UNDER_PX - top };
  const earlierOf = (said: readonly string[]) =>
    textClip({
      id: "earlier",
      text: said.join("\n"),
      ...{ box: { ...whole, h: whole.h * 0.5 }, face: face("body", "native"), weight: 450, color: FADED },
      ...{ size: earlierPx(slide), minSize: earlierPx(slide), lineHeight: 1.36 },
    });
  const fromOf = (said: readonly string[]) => (said.length === 0 ? 0 : likelyHeight(earlierOf(said)) + EARLIER_GAP_PX);
  const needed = neededFor(slide, whole);
  const isReadable = (it: readonly string[]) => it.length === 0 || likelySize(earlierOf(it)) >= SMALLEST_PX;
  const before = isFirst ? [] : saidBefore(slide, beats);
  const said = before.find((it) => fromOf(it) + needed <= whole.h && isReadable(it)) ?? [];
  const earlier = earlierOf(said);
  const from = fromOf(said);
  const room = { ...whole, y: whole.y + from, h: whole.h - from };
  const above = { ...whole, y: whole.y - OVER_PX, h: from - EARLIER_GAP_PX + OVER_PX };
  const { text: written, phrase } = emphasized(beat.title);
  const isThing = !isFirst && !slide.isLast && isCounted(beats);
  const text = isThing ? `${slide.index}. ${written}` : written;
  const body = emphasized(beat.body);
  const mark = { style: "marker", color: "#ffe27a" } as const;
  const set = { face: face("title", "native"), lineHeight: 1.1, tracking: -0.015, color: INK } as const;
  return [
    ...(said.length === 0 ? [] : [{ ...earlier, box: above, valign: "bottom" as const }]),
    textClip({
      ...{ id: "title", text, box: { ...room, h: body.text === "" ? room.h : room.h * 0.58 }, ...set },
      ...{ size: (isFirst ? HOOK_PX : slide.isLast ? SENT_PX : TITLE_PX)[at], minSize: 60 },
      emphasis: { phrase, ...mark },
    }),
    textClip({
      ...{ id: "body", text: body.text, box: room, face: face("body", "native"), weight: 450 },
      ...{ size: (slide.isLast ? READ_PX : BODY_PX)[at] },
      ...{ lineHeight: 1.32, color: INK, dock: { clip: "title", side: "below", gap: BODY_GAP_PX } },
      emphasis: { phrase: phrase === "" ? body.phrase : "", ...mark },
    }),
    // Below words that are docked themselves nothing can be.
    textClip({
      ...{
        id: "cursor",
        text: body.text !== "" ? "" : isFirst && isCounted(beats) ? "1. |" : "|",
        box: room,
        face: "native",
        weight: 500,
        size: CURSOR_PX,
        color: AMBER,
      },
      ...{ ornament: true, dock: { clip: "title", side: "below", gap: 14 } },
    }),
  ];
}

/** What comes next needs so much, in px, so that its reason is read at a glance: the oldest line goes for that. */
function neededFor({ beat, face, isTall, isLast }: Slide, box: Box): number {
  const at = isTall ? 1 : 0;
  const set = { box: { ...box, h: 3000 }, lineHeight: 1.32 };
  const title = textClip({
    ...set,
    id: "title",
    text: emphasized(beat.title).text,
    face: face("title", "native"),
    size: isLast ? SENT_PX[at] * LEAST : TITLE_PX[at] * LEAST,
    lineHeight: 1.1,
  });
  const body = textClip({
    ...set,
    id: "body",
    text: emphasized(beat.body).text,
    face: face("body", "native"),
    size: READ_PX[at],
  });
  return likelyHeight(title) + (body.text === "" ? 0 : likelyHeight(body) + BODY_GAP_PX);
}

/** Of the size of a title, and the size of its reason, at least. */
const LEAST = 0.86;
const READ_PX = [54, 62] as const;
const BODY_GAP_PX = 36;

/**
 * What may stand above what comes next, the best first: all that was said; the last things below the first words of the note, which end with
 * three dots then; the last things alone.
 */
function saidBefore(slide: Slide, beats: Storyboard["beats"]): string[][] {
  const { index, isTall, safe } = slide;
  const [hook = "", ...all] = beats.slice(0, index).map(({ title }) => emphasized(title).text);
  const linesOf = (texts: readonly string[]) =>
    texts.reduce((sum, it) => sum + Math.ceil((it.length * earlierPx(slide) * LETTER_EM) / (safe.w - 44)), 0);
  const items = all.map((it, i) => `${markOf(beats, i)}${it}`);
  const later = items.slice(1).map((_, i) => items.slice(i + 1));
  const most = index === beats.length - 1 ? MOST_SENT : MOST_EARLIER[isTall ? 1 : 0];
  const choices = [[hook, ...items], ...later.map((it) => [`${hook}\u00a0…`, ...it]), items, ...later];
  return choices.filter((it) => it.length <= 1 || linesOf(it) <= most);
}

/** The whole list that is sent on has the smaller size on a tall page, too. */
const earlierPx = ({ isTall, isLast }: Slide): number => EARLIER_PX[isTall && !isLast ? 1 : 0];

/** What stands before a thing: its number, where the note promises so many ("4 mistakes …"), or a dash. */
const markOf = (beats: Storyboard["beats"], at: number): string => (isCounted(beats) ? `${at + 1}. ` : "– ");

/** Whether the first words promise as many things as there are between the first and the last page. */
const isCounted = (beats: Storyboard["beats"]): boolean =>
  new RegExp(`(?<!\\p{Nd})${beats.length - 2}(?!\\p{Nd})`, "u").test(beats[0]?.title ?? "");

/** Lines of a note that is sent on. */
const MOST_SENT = 12;

/** Width of a letter of Native. Source: docs/content.md#faces. */
const LETTER_EM = 0.49;
