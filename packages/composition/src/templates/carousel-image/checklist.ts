import type { Color } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { type Slide, slides } from "../pictures/still.ts";
import { artClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { account, swipeCue } from "./furniture.ts";

/**
 * *Checklist* (docs/content.md#carousel): a list that is ticked off slide by slide. What is done stays above, the next
 * thing is large. No pictures.
 */
export const checklist: TemplateBuilder = {
  build: (storyboard, target) =>
    slides(storyboard, target, (slide) => page({ ...slide, safe: slide.whole }, storyboard)),
};

function page(slide: Slide, { beats }: Storyboard) {
  const { isFirst, isLast } = slide;
  const color: Color = isLast ? "onAccent" : "on";
  const furniture = [...swipeCue(slide, color), ...account(slide, color, false)];
  return {
    background: isLast ? ("accent" as const) : ("bg" as const),
    clips: [
      ...(isFirst ? opening(slide, beats.length) : isLast ? asked(slide, beats) : item(slide, beats)),
      ...furniture,
    ],
  };
}

const BOX_PX = 84;
const GAP_PX = 40;
const ROW_PX = 122;
/** How many things that are done are shown above the next one, in the feed and on a tall page. */
const DONE = [2, 4] as const;
/** A thing of so few letters is set larger, so that the slide is not empty. */
const SHORT = 20;

/** More boxes would leave too little for the hook. */
const MOST_ROWS = 5;

/** The hook over the empty boxes of the list, as many as there are things. */
function opening({ beat, safe, face }: Slide, count: number): Clip[] {
  const rows = Math.max(0, Math.min(MOST_ROWS, count - 2));
  const low = safe.y + safe.h - 110 - rows * ROW_PX;
  const box = { x: safe.x, y: safe.y, w: safe.w, h: low - safe.y - 50 };
  const { text, phrase } = emphasized(beat.title);
  const set = { face: face("title", "edit"), size: 168, minSize: 80, lineHeight: 1, tracking: -0.025 } as const;
  return [title(text, box, set, phrase), ...emptyRows({ safe }, low, rows)];
}

/** Empty boxes, each with a line where its words will be. */
function emptyRows({ safe }: Pick<Slide, "safe">, top: number, count: number): Clip[] {
  return Array.from({ length: count }, (_, i) => {
    const y = top + i * ROW_PX;
    return [
      checkbox(`empty-${i}`, { x: safe.x, y }, { color: "on", isDone: false }),
      artClip(
        `line-${i}`,
        { x: safe.x + BOX_PX + GAP_PX, y, w: safe.w - 340, h: BOX_PX },
        [{ d: `M0 ${BOX_PX / 2}H${safe.w - 340 - i * 56}`, stroke: { color: "on", width: 10 } }],
        { opacity: 0.22 },
      ),
    ];
  }).flat();
}

/** What was done, smaller and ticked; the thing of this slide, large; the boxes that are left, as far as there is room. */
function item(slide: Slide, beats: Storyboard["beats"]): Clip[] {
  const { beat, index, safe, face, isTall } = slide;
  const done = beats.slice(Math.max(1, index - DONE[isTall ? 1 : 0]), index);
  const left = safe.x + BOX_PX + GAP_PX;
  const w = safe.x + safe.w - left;
  const ticked = tickedRows(slide, done, { top: safe.y + 20, color: "on" });
  const top = safe.y + 20 + done.length * ROW_PX + (done.length > 0 ? 50 : 0);
  const room = { x: left, y: top, w, h: safe.y + safe.h - 120 - top };
  const { text, phrase } = emphasized(beat.title);
  const body = emphasized(beat.body).text;
  const size = text.length <= SHORT ? 160 : 132;
  const rows = rowsUnder(room, size, { text, body }, beats.length - 2 - index);
  const set = { face: face("title", "edit"), size, minSize: 60, lineHeight: 1.04, tracking: -0.02 } as const;
  return [
    ...ticked,
    checkbox("box", { x: safe.x, y: top + 10 }, { color: "on", isDone: true, tick: "accent" }),
    title(text, { ...room, h: room.h * 0.6 }, set, phrase),
    under(body, room, face("body", "edit"), "on"),
    ...emptyRows({ safe }, room.y + room.h - rows * ROW_PX, rows),
  ];
}

/** Things that are done, one under the other. */
function tickedRows(
  { safe, face }: Slide,
  done: Storyboard["beats"],
  { top, color }: { top: number; color: Color },
): Clip[] {
  const x = safe.x + BOX_PX + GAP_PX;
  const words = { face: face("body", "edit"), weight: 500, size: 52, lineHeight: 1.08, maxLines: 2, color } as const;
  return done.flatMap((it, i): Clip[] => {
    const y = top + i * ROW_PX;
    const box = { x, y: y - 16, w: safe.x + safe.w - x, h: ROW_PX - 6 };
    return [
      checkbox(`done-${i}`, { x: safe.x, y }, { color, isDone: true }),
      textClip({ id: `done-words-${i}`, text: emphasized(it.title).text, box, ...words, valign: "middle" }),
    ];
  });
}

/** How many of the boxes that are left have room under this slide's words, about: letters of Edit are .5 em wide. */
function rowsUnder({ w, h }: Box, size: number, { text, body }: { text: string; body: string }, most: number): number {
  const lines = (words: string, px: number) => Math.ceil((words.length * px * 0.5) / (w * 0.86));
  const taken = lines(text, size) * size * 1.04 + 32 + lines(body, 68) * 68 * 1.28;
  return Math.max(0, Math.min(most, Math.floor((h - taken - 60) / ROW_PX)));
}

/** One plain ask above the list, of which all is ticked. */
function asked(slide: Slide, beats: Storyboard["beats"]): Clip[] {
  const { beat, safe, face } = slide;
  const room = { x: safe.x, y: safe.y + 20, w: safe.w, h: safe.h * 0.62 };
  const set = { face: face("title", "edit"), size: 140, minSize: 72, lineHeight: 1.02, tracking: -0.025 } as const;
  const large = textClip({
    ...{ id: "title", text: emphasized(beat.title).text, box: inset({ ...room, h: room.h * 0.6 }) },
    ...{ ...set, color: "onAccent" },
  });
  const more = under(emphasized(beat.body).text, room, face("body", "edit"), "onAccent");
  const top = room.y + likelyHeight(large) + likelyHeight(more) + 76;
  const rows = Math.max(0, Math.floor((safe.y + safe.h - 110 - top) / ROW_PX));
  const all = beats.slice(1, -1);
  return [large, more, ...tickedRows(slide, rows === 0 ? [] : all.slice(-rows), { top, color: "onAccent" })];
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

type Look = { color: Color; isDone: boolean; tick?: Color };

function checkbox(id: string, { x, y }: Pick<Box, "x" | "y">, { color, isDone, tick = color }: Look): Clip {
  const s = BOX_PX;
  const frame = `M18 5H${s - 18}Q${s - 5} 5 ${s - 5} 18V${s - 18}Q${s - 5} ${s - 5} ${s - 18} ${s - 5}H18Q5 ${s - 5} 5 ${s - 18}V18Q5 5 18 5Z`;
  const check = { d: `M20 ${s * 0.5}L${s * 0.42} ${s * 0.72}L${s + 2} 6`, stroke: { color: tick, width: 13 } };
  const outline = { d: frame, stroke: { color, width: 8 } };
  return artClip(id, { x, y, w: s, h: s }, isDone ? [outline, check] : [outline]);
}
