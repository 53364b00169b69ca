import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import { bean } from "./bean.ts";
import type { MemeArt, MemeCast, MemeDrawing, MemeLayer, MemeMoment, SlotPlace } from "./meme-drawing.ts";
import { block, fine, flat, type Placement, placed, solid, stroke, WHITE } from "./pen.ts";
import { shelfObject } from "./shelf-object.ts";

type Load = { x: number; y: number; w: number; h: number; turn: number };

/** From the lowest box up, by their middles; the last and smallest one falls. */
const LOADS = [
  { x: 540, y: 716, w: 640, h: 112, turn: -1.5 },
  { x: 566, y: 606, w: 580, h: 106, turn: 2 },
  { x: 522, y: 500, w: 600, h: 104, turn: -2 },
  { x: 562, y: 396, w: 520, h: 102, turn: 2.5 },
  { x: 528, y: 294, w: 540, h: 100, turn: -2 },
  { x: 560, y: 196, w: 470, h: 96, turn: 3 },
] as const satisfies readonly Load[];
const FALLING: Load = { x: 810, y: 92, w: 440, h: 104, turn: 6 };
const ON_TOP: Load = { x: 540, y: 98, w: 440, h: 92, turn: -3 };

export const theStack: MemeDrawing<"the-stack"> = {
  places: {
    "box-1": on(LOADS[0]),
    "box-2": on(LOADS[1]),
    "box-3": on(LOADS[2]),
    "box-4": on(LOADS[3]),
    "box-5": on(LOADS[4]),
    "box-6": on(LOADS[5]),
    "box-7": { ...on(FALLING), isSubject: true },
  },
  draw: (moment, cast) => ({ view: { w: 1080, h: 1080 }, layers: tower(moment, cast) }),
  panels: [1, 3, 5, 6].map((count) => (cast) => step(count, cast)),
};

/** Room for words on a box. */
function on({ x, y, w, h }: Load): SlotPlace {
  return { box: { x: x - w / 2 + 18, y: y - h / 2 + 14, w: w - 36, h: h - 28 }, pin: null, isSubject: false };
}

function tower(moment: MemeMoment, cast: MemeCast): MemeLayer[] {
  const hasFallen = moment === "turn";
  const boxes = LOADS.flatMap((load) => box(load, WHITE, cast));
  const last = hasFallen ? [...box(FALLING, "accent", cast), ...swish()] : box(ON_TOP, "accent", cast);
  const carrier = carrying({ x: 540, y: 1052, size: 0.68, isFallen: hasFallen });
  return [floor(1046), { paths: [stroke("M-2000 1046H3080"), ...carrier, ...boxes, ...last] }];
}

function floor(y: number): MemeLayer {
  return { opacity: 0.09, paths: [flat(block(-2000, y, 5080, 2000), "on")] };
}

function carrying({ isFallen, ...place }: Placement & { isFallen: boolean }): ArtPath[] {
  const lifted = { left: [-196, -404], right: [196, -404] } as const;
  return bean({ ...place, ...lifted, face: isFallen ? "panic" : "worried", look: isFallen ? 1 : 0 });
}

/** What is in a box is printed on it, unless words are. */
function box({ x, y, w, h, turn }: Load, fill: Color, { thing, product, labeled }: MemeCast): ArtPath[] {
  const content = labeled ? undefined : (thing ?? product);
  const printed = content
    ? shelfObject(content, { x: 0, foot: h / 2 - 14, w: w * 0.4, h: h - 28, isPale: fill === "accent" })
    : [];
  const edge = fill === "accent" ? "onAccent" : "ink";
  const tape = [`M${-w / 2 + 4} ${-h / 2 + 16}h22`, `M${w / 2 - 26} ${-h / 2 + 16}h22`].map((d) => fine(d, edge));
  return placed([...solid(block(-w / 2, -h / 2, w, h, 8), fill), ...tape, ...printed], { x, y, turn });
}

/** The drawing after the fall. */
function swish(): ArtPath[] {
  return ["M560 20C606 -8 656 -14 694 -4", "M580 54C596 42 616 34 638 34", "M1044 176C1058 200 1064 226 1062 248"].map(
    (d) => fine(d),
  );
}

/** This many boxes; with six the smallest is gone. */
function step(count: number, cast: MemeCast): MemeArt {
  const scale = 0.62;
  const boxes = LOADS.slice(0, count).flatMap((load) => box(load, WHITE, cast));
  const last =
    count === 6
      ? [...box({ ...FALLING, x: 880, y: 240, turn: 24 }, "accent", cast), ...placed(swish(), { x: 30, y: 130 })]
      : [];
  const face = ({ 1: "pleased", 3: "calm", 5: "worried" } as const)[count] ?? "panic";
  const lifted = { left: [-196, -404], right: [196, -404] } as const;
  const paths = [
    stroke("M-2000 1046H3080"),
    ...bean({ x: 540, y: 1052, size: 0.68, face, ...lifted }),
    ...boxes,
    ...last,
  ];
  const layers = [floor(1046), { paths }].map((layer) => ({
    ...layer,
    paths: placed(layer.paths, { x: 25, y: 40, size: scale }),
  }));
  return { view: { w: 720, h: 720 }, layers };
}
