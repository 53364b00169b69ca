import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { type Slide, slidesAsSet } from "../pictures/still.ts";
import { artClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { checkbox } from "./checkbox.ts";
import { checklistBeside } from "./checklist-beside.ts";
import { account, swipeCue } from "./furniture.ts";

/**
 * *Checklist* (docs/content.md#carousel): a list that is ticked off slide by slide. What is done stays above, the next
 * thing is large. Where pages show photos, a row of boxes takes the place of the list between the first page and the last.
 */
export const checklist: TemplateBuilder = {
  build: (storyboard, target) =>
    slidesAsSet(storyboard, target, (set) => pagesOf(set, storyboard), {
      ratio: 2.3,
      tall: 1.7,
      isWhole: true,
      keepsScreens: true,
    }),
};

function pagesOf(set: readonly Slide[], storyboard: Storyboard) {
  const slides = set.map((it) => ({ ...it, safe: it.whole }));
  if (slides.every(({ beat }) => beat.media === null)) return slides.map((it) => page(it, storyboard));
  const things = rowsOf(storyboard.beats).map(({ title }) => emphasized(title).text);
  return checklistBeside(slides, things);
}

function page(slide: Slide, { beats }: Storyboard) {
  const { isFirst, isLast } = slide;
  const color: Color = isLast ? "onAccent" : "on";
  const furniture = [...swipeCue(slide, color), ...account(slide, color, false)];
  return {
    background: isLast ? ("accent" as const) : ("bg" as const),
    clips: [...(isFirst ? opening(slide, beats) : isLast ? asked(slide, beats) : item(slide, beats)), ...furniture],
  };
}

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

/** The pitch of the rows: in the feed, the more there are, the closer they stand. */
function pitchOf(slide: Slide, count: number): number {
  return slide.isTall ? 124 : Math.max(LEAST_ROW_PX, Math.min(108, 440 / count));
}

const boxOf = (pitch: number): number => Math.min(SMALL_PX, pitch - LEAST_GAP_PX);

const rowsOf = (beats: Storyboard["beats"]) => beats.slice(1, -1).slice(-MOST_ROWS);

/** Where so many rows at the foot of a page begin. */
function footOf(slide: Slide, rows: number, pitch: number): number {
  return slide.safe.y + slide.safe.h - FOOT_PX - rows * pitch;
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
      checkbox(`empty-${i}`, { x: safe.x, y }, { px, color: "on", tick: "bg", isDone: false }),
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
    checkbox("box", { x: safe.x, y: top + 10 }, { px: BOX_PX, color: "accent", tick: "onAccent", isDone: true }),
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
      checkbox(`done-${i}`, { x: safe.x, y }, { px, color, tick: color === "on" ? "bg" : "accent", isDone: true }),
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
