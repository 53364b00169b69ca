import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { shownThroughout } from "../pictures/shown-throughout.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, pictureClip, textClip } from "../pictures/still-clips.ts";
import { stripFit } from "../pictures/strip-fit.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, swipeCue } from "./furniture.ts";

/**
 * *Checklist* (docs/content.md#carousel): a list that is ticked off slide by slide. What is done stays above, the next
 * thing is large. A photo of the product lies at the foot of the first page and of the last one.
 */
export const checklist: TemplateBuilder = {
  build: (storyboard, target) => {
    const beats = target === "tiktok" ? shownThroughout(storyboard.beats) : storyboard.beats;
    return slides({ ...storyboard, beats }, target, (slide) => page(inItsRoom(slide), storyboard), {
      ...{ ratio: 2.3, tall: 1.7, endsWhole: true },
    });
  },
};

/** Words go down to the app's own buttons, or to a photo: on a tall page each has one where the app covers words (ADR 193). */
function inItsRoom(slide: Slide): Slide {
  const { safe, whole, isTall } = slide;
  if (!hasPhoto(slide)) return { ...slide, safe: whole };
  return isTall ? slide : { ...slide, safe: { ...safe, h: WORDS_SHARE * safe.h } };
}

const hasPhoto = ({ beat, isFirst, isLast, isTall }: Slide): boolean =>
  beat.media !== null && (isTall || isFirst || isLast);

/** Of the feed's page, above a photo: the rows stand closer. Our own choice. */
const WORDS_SHARE = 0.65;

function page(slide: Slide, { beats }: Storyboard) {
  const { isFirst, isLast } = slide;
  const color: Color = isLast ? "onAccent" : "on";
  // Above a photo the arrow stands beside the last row, and the account is left out (ADR 185).
  const furniture = [...swipeCue(slide, color), ...(hasPhoto(slide) ? [] : account(slide, color, false))];
  return {
    background: isLast ? ("accent" as const) : ("bg" as const),
    clips: [
      ...photo(slide),
      ...(isFirst ? opening(slide, beats) : isLast ? asked(slide, beats) : item(slide, beats)),
      ...furniture,
    ],
  };
}

/** From edge to edge, where the apps cover a tall page. */
function photo(slide: Slide): Clip[] {
  const { beat, safe, width, height, isLast } = slide;
  if (!beat.media || !hasPhoto(slide)) return [];
  const y = Math.round(safe.y + safe.h + ABOVE_PHOTO_PX);
  const box = { x: 0, y, w: width, h: height - y };
  return [
    pictureClip(beat.media, {
      id: "photo",
      box,
      missing: "on",
      ...stripFit(beat.media, box, isLast ? "bg" : "accent"),
    }),
  ];
}

const ABOVE_PHOTO_PX = 40;

/** The box of the thing of a page, and those of the rows above and below it, in px. */
const [BOX_PX, SMALL_PX] = [84, 70];
/** Between the boxes of two rows, at least. */
const LEAST_GAP_PX = 20;
const GAP_PX = 40;
/** More boxes would leave too little for the hook. */
const MOST_ROWS = 5;
/** Above the rows at the foot of a page, and below them, where the arrow or the account is. */
const FOOT_PX = 110;
const [WORDS_PX, LEAST_ROW_PX] = [52, 92];

/** The pitch of the rows: in the feed and above a photo, the more there are, the closer they stand. */
function pitchOf(slide: Slide, count: number): number {
  if (hasPhoto(slide)) return Math.min(108, (slide.isTall ? 430 : 380) / count);
  return slide.isTall ? 124 : Math.max(LEAST_ROW_PX, Math.min(108, 440 / count));
}

const boxOf = (pitch: number): number => Math.min(SMALL_PX, pitch - LEAST_GAP_PX);

const rowsOf = (beats: Storyboard["beats"]) => beats.slice(1, -1).slice(-MOST_ROWS);

/** Where so many rows at the foot of a page begin. */
function footOf(slide: Slide, rows: number, pitch: number): number {
  return slide.safe.y + slide.safe.h - (hasPhoto(slide) ? 0 : FOOT_PX) - rows * pitch;
}

/** The hook over the empty boxes of the list, as many as there are things. */
function opening(slide: Slide, beats: Storyboard["beats"]): Clip[] {
  const { beat, safe, face } = slide;
  const rows = rowsOf(beats).length;
  const pitch = pitchOf(slide, rows);
  const low = footOf(slide, rows, pitch);
  const box = { x: safe.x, y: safe.y, w: safe.w, h: low - safe.y - 40 };
  const { text, phrase } = emphasized(beat.title);
  const set = { face: face("title", "edit"), size: 168, minSize: 80, lineHeight: 1, tracking: -0.025 } as const;
  return [title(text, box, set, phrase), ...emptyRows(slide, { top: low, rows, pitch })];
}

/** Empty boxes, each with a line where its words will be. */
function emptyRows({ safe }: Slide, { top, rows, pitch }: { top: number; rows: number; pitch: number }): Clip[] {
  const px = boxOf(pitch);
  return Array.from({ length: rows }, (_, i) => {
    const y = top + i * pitch;
    return [
      checkbox(`empty-${i}`, { x: safe.x, y }, { px, color: "on", isDone: false }),
      artClip(
        `line-${i}`,
        { x: safe.x + BOX_PX + GAP_PX, y, w: safe.w - 340, h: px },
        [{ d: `M0 ${px / 2}H${safe.w - 340 - i * 56}`, stroke: { color: "on", width: 10 } }],
        { opacity: 0.22 },
      ),
    ];
  }).flat();
}

/** The whole list on each page: what was done, smaller and ticked; the thing of this page, large; the boxes that are left. */
function item(slide: Slide, beats: Storyboard["beats"]): Clip[] {
  const { beat, safe, face, index } = slide;
  const all = rowsOf(beats);
  const at = Math.max(0, index - (beats.length - 1 - all.length));
  const pitch = pitchOf(slide, all.length);
  const left = safe.x + BOX_PX + GAP_PX;
  const open = all.length - 1 - at;
  const low = footOf(slide, open, pitch);
  const top = safe.y + 20 + at * pitch + (at > 0 ? 24 : 0);
  const room = { x: left, y: top, w: safe.x + safe.w - left, h: low - 30 - top };
  const { text, phrase } = emphasized(beat.title);
  const body = emphasized(beat.body).text;
  const size = slide.isTall ? 144 : 132;
  const set = { face: face("title", "edit"), size, minSize: 60, lineHeight: 1.04, tracking: -0.02 } as const;
  const marked = phrase.length > text.length * MOST_MARKED ? "" : phrase;
  return [
    ...tickedRows(slide, all.slice(0, at), { top: safe.y + 20, pitch, color: "on" }),
    checkbox("box", { x: safe.x, y: top + 10 }, { px: BOX_PX, color: "on", isDone: true, tick: "accent" }),
    title(text, { ...room, h: room.h * (body === "" ? 1 : 0.6) }, set, marked),
    under(body, room, face("body", "edit"), "on"),
    ...emptyRows(slide, { top: low, rows: open, pitch }),
  ];
}

/** Of the letters of a thing: where nearly all of it is marked, nothing is. Our own choice. */
const MOST_MARKED = 0.75;

type Rows = { top: number; pitch: number; color: Color };

/** Things that are done, one under the other. */
function tickedRows({ safe, face }: Slide, done: Storyboard["beats"], { top, pitch, color }: Rows): Clip[] {
  const x = safe.x + BOX_PX + GAP_PX;
  const px = boxOf(pitch);
  const set = { face: face("body", "edit"), weight: 500, size: WORDS_PX, lineHeight: 1, maxLines: 2, color } as const;
  return done.flatMap((it, i): Clip[] => {
    const y = top + i * pitch;
    const box = { x, y: y - (pitch - px) / 2, w: safe.x + safe.w - x, h: pitch };
    return [
      checkbox(`done-${i}`, { x: safe.x, y }, { px, color, isDone: true }),
      textClip({ id: `done-words-${i}`, text: emphasized(it.title).text, box, ...set, valign: "middle" }),
    ];
  });
}

/** One plain ask above the list, of which all is ticked. */
function asked(slide: Slide, beats: Storyboard["beats"]): Clip[] {
  const { beat, safe, face } = slide;
  const all = rowsOf(beats);
  const pitch = pitchOf(slide, all.length);
  const low = footOf(slide, all.length, pitch);
  const room = { x: safe.x, y: safe.y, w: safe.w, h: low - 40 - safe.y };
  const body = emphasized(beat.body).text;
  const set = { face: face("title", "edit"), size: 140, minSize: 72, lineHeight: 1.02, tracking: -0.025 } as const;
  const box = inset({ ...room, h: room.h * (body === "" ? 1 : 0.6) });
  return [
    textClip({ id: "title", text: emphasized(beat.title).text, box, ...set, color: "onAccent" }),
    under(body, room, face("body", "edit"), "onAccent"),
    ...tickedRows(slide, all, { top: low, pitch, color: "onAccent" }),
  ];
}

type Set = Pick<Parameters<typeof textClip>[0], "face" | "size" | "minSize" | "lineHeight" | "tracking">;

function title(text: string, box: Box, set: Set, phrase: string): Clip {
  const emphasis = { phrase, style: "marker", color: "accent", on: "onAccent" } as const;
  return textClip({ id: "title", text, box: inset(box), ...set, emphasis });
}

/** A marker is wider than the words that it marks. */
const inset = (box: Box): Box => ({ ...box, x: box.x + 16, w: box.w - 48 });

function under(text: string, room: Box, face: Set["face"], color: Color): TextClip {
  const look = { face, weight: 500, size: 68, lineHeight: 1.28, color } as const;
  return textClip({ id: "body", text, box: inset(room), ...look, dock: { clip: "title", side: "below", gap: 32 } });
}

type Look = { px: number; color: Color; isDone: boolean; tick?: Color };

function checkbox(id: string, { x, y }: Pick<Box, "x" | "y">, { px: s, color, isDone, tick = color }: Look): Clip {
  const frame = `M18 5H${s - 18}Q${s - 5} 5 ${s - 5} 18V${s - 18}Q${s - 5} ${s - 5} ${s - 18} ${s - 5}H18Q5 ${s - 5} 5 ${s - 18}V18Q5 5 18 5Z`;
  const check = { d: `M20 ${s * 0.5}L${s * 0.42} ${s * 0.72}L${s + 2} 6`, stroke: { color: tick, width: 13 } };
  const outline = { d: frame, stroke: { color, width: 8 } };
  return artClip(id, { x, y, w: s, h: s }, isDone ? [outline, check] : [outline]);
}
