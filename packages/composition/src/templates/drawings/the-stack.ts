import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import { bean } from "./bean.ts";
import type { MemeArt, MemeCast, MemeDrawing, MemeLayer, MemeMoment, SlotPlace } from "./meme-drawing.ts";
import { block, fine, flat, type Placement, placed, solid, stroke, WHITE } from "./pen.ts";
import { shelfObject } from "./shelf-object.ts";

type Load = { x: number; y: number; w: number; h: number; turn: number };

/** From the lowest box up, by their middles; the last and smallest one falls. */
const LOADS = [
  { x: 540, y: 884, w: 700, h: 134, turn: -1.5 },
  { x: 566, y: 753, w: 640, h: 128, turn: 2 },
  { x: 522, y: 626, w: 660, h: 126, turn: -2 },
  { x: 560, y: 501, w: 590, h: 124, turn: 2.5 },
  { x: 526, y: 379, w: 610, h: 120, turn: -2 },
  { x: 556, y: 261, w: 540, h: 116, turn: 3 },
] as const satisfies readonly Load[];
const FALLING: Load = { x: 696, y: 132, w: 480, h: 122, turn: 6 };
const ON_TOP: Load = { x: 540, y: 146, w: 480, h: 112, turn: -3 };
const FLOOR = 1270;
const CARRIER = { x: 540, y: FLOOR + 6, size: 0.8 };

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
  draw: (moment, cast) => ({ view: { w: 1080, h: FLOOR + 80 }, layers: tower(moment, cast) }),
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
  const carrier = carrying({ ...CARRIER, isFallen: hasFallen });
  return [floor(FLOOR), { paths: [stroke(`M-2000 ${FLOOR}H3080`), ...carrier, ...boxes, ...last] }];
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
  return ["M410 74C446 46 496 40 534 50", "M430 108C446 96 466 88 488 88", "M950 226C964 250 970 276 968 298"].map(
    (d) => fine(d),
  );
}

/** This many boxes; with six the smallest is gone. */
function step(count: number, cast: MemeCast): MemeArt {
  const scale = 0.53;
  const boxes = LOADS.slice(0, count).flatMap((load) => box(load, WHITE, cast));
  const last =
    count === 6
      ? [...box({ ...FALLING, x: 900, y: 290, turn: 24 }, "accent", cast), ...placed(swish(), { x: 90, y: 150 })]
      : [];
  const face = ({ 1: "pleased", 3: "calm", 5: "worried" } as const)[count] ?? "panic";
  const lifted = { left: [-196, -404], right: [196, -404] } as const;
  const paths = [stroke(`M-2000 ${FLOOR}H3080`), ...bean({ ...CARRIER, face, ...lifted }), ...boxes, ...last];
  const layers = [floor(FLOOR), { paths }].map((layer) => ({
    ...layer,
    paths: placed(layer.paths, { x: 74, y: 20, size: scale }),
  }));
  return { view: { w: 720, h: 720 }, layers };
}
