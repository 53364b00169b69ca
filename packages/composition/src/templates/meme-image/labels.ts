import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { labeledCastOf } from "../drawings/cast-of.ts";
import { inkBox } from "../drawings/ink-box.ts";
import type { PlacedSlot } from "../drawings/meme-drawing.ts";
import { memeDrawingOf } from "../drawings/meme-drawings.ts";
import { emphasized } from "../emphasized.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import { onePicture, type StillPage } from "../pictures/still.ts";
import { artClip, textClip } from "../pictures/still-clips.ts";
import type { TemplateBuilder } from "../template-builder.ts";
import { memeArtOrPhoto } from "./meme-art-or-photo.ts";

/**
 * *Labels* (docs/content.md#meme-image): one of our drawings, and a name for everything in it. The hero's is in accent.
 */
export const labels: TemplateBuilder = {
  build: (storyboard, target) => onePicture(storyboard, target, (page) => named(page, storyboard)),
};

function named(page: StillPage, storyboard: Storyboard) {
  const { beats, drawing } = storyboard;
  const format = memeDrawingOf(drawing);
  const tallSlots = page.isTall ? format.tallSlots : undefined;
  const art = format.draw("turn", { ...labeledCastOf(storyboard), ...(tallSlots && { isUpright: true }) });
  const { whole: safe, width, height } = page;
  // A drawing that is high leaves a hook of the feed less room.
  const isHigh = !page.isTall && art.view.h > art.view.w * HIGH;
  const hook = hookOn(page, beats[0]?.body ?? "", isHigh ? HOOK_LARGEST.overHigh : undefined);
  const taken = hook ? likelyHeight(hook) + UNDER_HOOK_PX : 0;
  // As wide as the page, if what is drawn allows it, and in the middle of what the hook leaves; the words are moved in.
  const ink = inkBox(art);
  const room = (page.isTall ? safe.h + BELOW_PX : safe.h) - taken;
  // Where the app's own words begin, none of ours are left.
  const lowestIn = Math.max(...(tallSlots ?? format.slots).map((it) => it.box.y + it.box.h));
  const scale = Math.min((width - 2 * ASIDE_PX) / ink.w, room / art.view.h, (safe.h - taken) / lowestIn);
  const [w, h] = [art.view.w * scale, art.view.h * scale];
  const y = safe.y + taken + (room - h) / 2;
  const lowest = y + lowestIn * scale;
  const up = Math.max(0, lowest - safe.y - safe.h);
  const box = { x: width / 2 - (ink.x + ink.w / 2) * scale, y: y - up, w, h };
  const given = (tallSlots ?? format.slots).flatMap((slot, i) => {
    const text = emphasized(beats[i]?.title ?? "").text;
    return text === "" ? [] : [{ ...placed(slot, box, scale), text }];
  });
  const filled = given.map((slot) => roomier(slot, safe, given));
  const size = evenSize(
    filled.filter(({ isSubject, pin }) => !isSubject || !pin),
    tallSlots ? LARGEST_ON_TALL : LARGEST,
  );
  return {
    background: "bg" as const,
    framed: [memeArtOrPhoto("art", art, null, { x: 0, y: 0, w: width, h: height }, box)],
    clips: [
      ...(hook ? [hook] : []),
      ...filled.flatMap(leader),
      ...filled.map((slot) => label(page, slot, slot.isSubject && slot.pin ? LARGEST : size)),
    ],
  };
}

/** On both sides of what is drawn, and how far its floor reaches down a tall page under the app's own words, in px. */
const [ASIDE_PX, BELOW_PX] = [40, 160];

/** Whose joke it is, above what is drawn. */
function hookOn({ face, whole, isTall }: StillPage, body: string, most?: number): TextClip | null {
  const { text } = emphasized(body);
  const set = {
    face: face("title", "native"),
    size: most ?? (isTall ? HOOK_LARGEST.tall : HOOK_LARGEST.feed),
    minSize: SMALLEST,
    lineHeight: 1.14,
    color: "bg",
  } as const;
  return text === ""
    ? null
    : textClip({
        id: "hook",
        text,
        box: { ...whole, h: HOOK_PX },
        ...set,
        maxLines: 3,
        valign: "top",
        textBox: HOOK_BOX,
      });
}

const HOOK_BOX = { shape: "lines", color: "on", padX: 20, padY: 10, radius: 10 } as const;
/** Room for it, as wide as the page in two lines, and between it and the drawing, in px. */
const [HOOK_PX, UNDER_HOOK_PX] = [270, 36];
const HOOK_LARGEST = { feed: 82, tall: 92, overHigh: 60 };
/** Height to width. Our own choice. */
const HIGH = 1.25;

type Filled = PlacedSlot & { text: string };

/** The position of a slot on the page. */
function placed(slot: PlacedSlot, art: Box, scale: number): PlacedSlot {
  const at = (x: number, y: number) => ({ x: art.x + x * scale, y: art.y + y * scale });
  const { w, h } = slot.box;
  const box = { ...at(slot.box.x, slot.box.y), w: w * scale, h: h * scale };
  return { ...slot, box, pin: slot.pin ? at(slot.pin.x, slot.pin.y) : null };
}

/**
 * Room for the smallest readable words, within the safe box, grown away from what they name as long as it stays clear of the
 * other words.
 */
function roomier(slot: Filled, safe: Box, all: readonly Filled[]): Filled {
  const within = (box: Box): Box => ({
    ...box,
    x: Math.min(Math.max(safe.x, box.x), safe.x + safe.w - box.w),
  });
  // A name between others gets narrower, so that they do not meet; words on an object stay on it, in its middle.
  const over = Math.max(0, safe.x - slot.box.x, slot.box.x + slot.box.w - safe.x - safe.w);
  const aside = slot.pin || slot.isLeft ? 0 : over;
  const start = Math.max(safe.x, slot.box.x + aside);
  const end = Math.min(safe.x + safe.w, slot.box.x + slot.box.w - aside);
  const inside = { ...slot, box: centered({ ...slot.box, x: start, w: end - start }, slot) };
  if (!slot.pin || lawful(inside.box, slot.text)) return inside;
  const { x, y, w, h } = inside.box;
  const side = sideOf(slot);
  const others = all.filter(({ name }) => name !== slot.name);
  const grown = GROWTH.flatMap(([across, down]) => {
    const wider = { w: w * across, h: h * down };
    const left = side === "left" ? x : side === "right" ? x + w - wider.w : x + (w - wider.w) / 2;
    const upper = side === "above" ? y : side === "below" ? y + h - wider.h : y + (h - wider.h) / 2;
    const box = centered(within({ x: left, y: upper, ...wider }), slot);
    return others.some((other) => near(other.box, box, across > 1)) ? [] : [box];
  });
  const box = grown.find((it) => lawful(it, slot.text)) ?? grown.at(-1);
  return box ? { ...slot, box } : inside;
}

/** How much wider and higher a place may become for its words, the least first. */
const GROWTH = [
  [1, 1.6],
  [1.35, 1.6],
  [1.6, 1.6],
  [1.35, 2.2],
  [1.6, 2.2],
] as const;

/** Words over or under a thing have their middle where it is, if they have room there. */
function centered(box: Box, { pin, ...slot }: Filled): Box {
  const side = sideOf({ ...slot, pin });
  if (!pin || side === "left" || side === "right") return box;
  const half = Math.min(pin.x - box.x, box.x + box.w - pin.x);
  const middle = { ...box, x: pin.x - half, w: 2 * half };
  return half < box.w / 4 || !lawful(middle, slot.text) ? box : middle;
}

/** Whether the words of two boxes could meet: the other one may have grown by a third, too, beside one that got no wider by none. */
function near(other: Box, { x, y, w, h }: Box, isWider: boolean): boolean {
  const [dx, dy] = [isWider ? other.w * 0.35 : 0, other.h * 0.6];
  const isBeside = other.x - dx > x + w || other.x + other.w + dx < x;
  return !isBeside && !(other.y - dy > y + h || other.y + other.h + dy < y);
}

/** Whether a text fits a box at the smallest size, in lines of whole words. */
function lawful({ w, h }: Box, text: string): boolean {
  const room = Math.floor((w - 40) / (SMALLEST * 0.56));
  const lines = text.split(/\s+/).reduce(
    ({ count, used }, { length }) => {
      if (used > 0 && used + 1 + length > room) return { count: count + 1, used: length };
      return { count, used: used === 0 ? length : used + 1 + length };
    },
    { count: 1, used: 0 },
  );
  const widest = Math.max(...text.split(/\s+/).map(({ length }) => length));
  return widest <= room && lines.count * SMALLEST * 1.2 + 20 <= h;
}

const [LARGEST, LARGEST_ON_TALL] = [60, 76];
const SMALLEST = 44;

/** One size for all names, about as large as the tightest allows; Native bold is .54 em wide. */
function evenSize(slots: readonly Filled[], most: number): number {
  const fitting = slots.map(({ box, text, pin }) => {
    const [w, h] = pin ? [box.w - 40, box.h - 20] : [box.w, box.h];
    return Math.max(
      ...[1, 2, 3].map((lines) => Math.min(h / (1.2 * lines), w / (Math.ceil(text.length / lines) * 0.54))),
    );
  });
  return Math.max(SMALLEST, Math.min(most, ...fitting));
}

/** The side of its words on which the named object is. */
function sideOf({ box, pin }: PlacedSlot): "none" | "left" | "right" | "above" | "below" {
  if (!pin) return "none";
  const across = Math.max(box.x - pin.x, pin.x - box.x - box.w);
  const down = Math.max(box.y - pin.y, pin.y - box.y - box.h);
  if (across > down) return pin.x < box.x ? "left" : "right";
  return pin.y < box.y ? "above" : "below";
}

/** A line from the words to the thing, with a dot where it ends. It begins behind the words. */
function leader(slot: Filled): Clip[] {
  const { box, pin } = slot;
  if (!pin) return [];
  const side = sideOf(slot);
  const across = (at: number) => Math.min(box.x + box.w - LEAST_IN, Math.max(box.x + LEAST_IN, at));
  const down = (at: number) => Math.min(box.y + box.h - LEAST_IN, Math.max(box.y + LEAST_IN, at));
  // Straight down or across, wherever its words reach over the thing.
  const from = {
    x: side === "left" ? box.x + 30 : side === "right" ? box.x + box.w - 30 : across(pin.x),
    y: side === "above" ? box.y + 30 : side === "below" ? box.y + box.h - 30 : down(pin.y),
  };
  const stroke = { color: "on", width: 8 } as const;
  const page = { x: 0, y: 0, w: 1080, h: 1080 };
  const dot = `M${pin.x - 11} ${pin.y}a11 11 0 1 1 22 0a11 11 0 1 1 -22 0Z`;
  return [
    artClip(`${slot.name}-line`, page, [
      { d: `M${from.x} ${from.y}L${pin.x} ${pin.y}`, stroke },
      { d: dot, fill: "on" },
    ]),
  ];
}

/** How far within its words a line begins. */
const LEAST_IN = 60;

/** The words are aligned to the side of the object that they name. Words on the object itself need no box. */
function label({ face }: StillPage, slot: Filled, size: number): TextClip {
  const { name, text, box, isSubject } = slot;
  const side = sideOf(slot);
  const color = isSubject ? "onAccent" : ((slot.pin ? undefined : slot.color) ?? "ink");
  const ground = isSubject ? ("accent" as const) : "#ffffff";
  const textBox = { shape: "lines", color: ground, padX: 20, padY: 10, radius: 10 } as const;
  return textClip({
    ...{
      id: name,
      text,
      box,
      face: face("title", "native"),
      size,
      minSize: 44,
      lineHeight: slot.pin ? 1.14 : 1.04,
      color,
    },
    align: side === "left" || side === "right" ? side : slot.isLeft ? "left" : "center",
    valign: side === "above" ? "top" : side === "below" ? "bottom" : "middle",
    ...(slot.pin && { textBox }),
  });
}
