import type { ArtPath } from "../../scene/art-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { MemeCast, MemeDrawing, MemeLayer, MemeMoment } from "./meme-drawing.ts";
import { block, dot, fine, flat, placed, printed, solid, stroke, WHITE } from "./pen.ts";
import { shelfObject } from "./shelf-object.ts";

/** The centers of the places on the board; the object is above its words. */
const PLACES = [
  { x: 300, y: 386 },
  { x: 780, y: 386 },
  { x: 300, y: 796 },
  { x: 780, y: 796 },
  { x: 540, y: 1206 },
] as const;

const VIEW = { w: 1080, h: 1516 };
/** How far below its place a thing reaches: two lines of words need the rest. */
const FOOT = 66;
/** Room for the words under the last object, which stands alone in its row. */
const LAST_WIDE = 760;

export const starterKit: MemeDrawing<"starter-kit"> = {
  places: {
    who: { box: { x: 60, y: 50, w: 960, h: 130 }, pin: null, isSubject: true },
    "thing-1": { box: under(PLACES[0]), pin: null, isSubject: false },
    "thing-2": { box: under(PLACES[1]), pin: null, isSubject: false },
    "thing-3": { box: under(PLACES[2]), pin: null, isSubject: false },
    "thing-4": { box: under(PLACES[3]), pin: null, isSubject: false },
    "thing-5": { box: under(PLACES[4], LAST_WIDE), pin: null, isSubject: false },
  },
  draw: (moment, cast) => ({ view: VIEW, layers: board(moment, cast) }),
  panels: [],
};

function under({ x, y }: { x: number; y: number }, wide = 440): Box {
  return { x: x - wide / 2, y: y + FOOT + 18, w: wide, h: 172 };
}

/** Holes would be taken for dots of letters. */
const isUnderWords = (hole: { x: number; y: number }, { x, y, w, h }: Box): boolean =>
  hole.x > x - HOLE_AIR && hole.x < x + w + HOLE_AIR && hole.y > y - HOLE_AIR && hole.y < y + h + HOLE_AIR;
const HOLE_AIR = 24;

function board(moment: MemeMoment, { labeled = [], product, colors, states, counts = [] }: MemeCast): MemeLayer[] {
  const holes = Array.from({ length: 11 * 14 }, (_, i) => ({ x: 90 + (i % 11) * 90, y: 252 + Math.floor(i / 11) * 90 }))
    .filter((hole) => !PLACES.some((place, i) => isUnderWords(hole, under(place, i === LAST ? LAST_WIDE : undefined))))
    .map(({ x, y }) => dot(x, y, 4));
  // The first label is the sign.
  const named = (i: number, { x, y }: (typeof PLACES)[number]) => {
    // What is missing, or gives them away, is the product, unless its label names another thing.
    const object = labeled[i + 1] ?? (i === LAST ? product : undefined);
    const look = object && { isPale: i % 2 === 1, color: colors?.[object], state: states?.[object] };
    if (!object) return undefined;
    return inRows(counts[i + 1] ?? 1, { x, foot: y + FOOT }).flatMap((place) =>
      shelfObject(object, { ...place, ...look }),
    );
  };
  const things = [NOTEBOOK, BAG, PHONE, BAG].flatMap((thing, i) => {
    const place = PLACES[i];
    return place ? (named(i, place) ?? placed(thing, { ...place, size: NEARER })) : [];
  });
  const [, , , , last] = PLACES;
  const gaveAway = named(LAST, last) ?? placed(DUCK, { ...last, size: NEARER });
  const odd = moment === "turn" ? gaveAway : placed([stroke(DUCK_OUTLINE, "ink", 6)], { ...last, size: NEARER });
  return [
    { opacity: 0.09, paths: [flat(block(-2000, -2000, 5080, 5080), "on")] },
    { paths: [...solid(block(36, 206, 1008, 1296, 26), WHITE), flat(holes.join(""), "bg")] },
    { paths: [...placed(SIGN, { x: 0, y: 0 }), ...things, ...odd] },
  ];
}

const LAST = 4;

/** Places for as many of a thing as its label counts. */
function inRows(count: number, { x, foot }: { x: number; foot: number }) {
  const columns = count < 4 ? count : Math.ceil(count / (count < 7 ? 2 : 3));
  const rows = Math.ceil(count / columns);
  const [w, h] = [ROOM.w / columns, ROOM.h / rows];
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = x - (inRow * w) / 2 + w / 2;
    return { x: left + (at % columns) * w, foot: foot - (rows - 1 - row) * h, w: w * 0.94, h: h * 0.94 };
  });
}

/** Of all there is of a thing. */
const ROOM = { w: 360, h: 224 };
/** What stands for things that cannot be drawn, as large as they are. */
const NEARER = 0.94;

const SIGN: ArtPath[] = [
  stroke("M200 176V206", "on"),
  stroke("M880 176V206", "on"),
  ...solid(block(48, 40, 984, 140, 14), "accent"),
];

const NOTEBOOK: ArtPath[] = [
  ...printed(block(-72, -112, 144, 200, 10), "accent", "ink"),
  stroke("M-44 -112V88", "ink"),
  ...["M-14 -70H46", "M-14 -40H30"].map((d) => fine(d, "onAccent")),
];
const PHONE: ArtPath[] = [
  ...printed(block(-56, -118, 112, 210, 20), "ink", "ink"),
  flat(block(-42, -96, 84, 158, 4), WHITE),
  ...["M-26 -70H26", "M-26 -42H10", "M-26 -14H20"].map((d) => fine(d, "ink")),
  flat(dot(0, 76, 6), WHITE),
];
const BAG: ArtPath[] = [
  stroke("M-38 -50C-40 -128 40 -128 38 -50", "ink"),
  ...printed("M-86 -52H86L76 96H-76Z", WHITE, "ink"),
  fine("M-30 8C-10 -18 14 -14 22 6C36 34 0 44 -10 58", "ink"),
];

const DUCK_OUTLINE =
  "M-112 34C-116 -6 -84 -8 -60 -6C-40 -4 -26 -18 -30 -46C-36 -98 6 -128 46 -118C86 -108 98 -70 84 -40C76 -22 92 -12 104 6C126 44 92 92 24 92H-32C-84 92 -108 66 -112 34Z";
/** The one that was cared for. */
const DUCK: ArtPath[] = [
  ...printed(DUCK_OUTLINE, "accent", "ink"),
  ...printed("M82 -78C108 -84 126 -74 128 -62C114 -48 94 -46 80 -52Z", WHITE, "ink"),
  flat(dot(48, -78, 9), "ink"),
  fine("M-60 26C-36 56 6 58 34 34C40 22 34 12 22 10", "onAccent"),
  fine("M-34 46C-20 56 -4 56 8 48", "onAccent"),
  ...["M-40 -96l-10 -18", "M-60 -76l-20 -8", "M134 -118l14 -14", "M118 -134l4 -20"].map((d) => fine(d, "ink")),
  fine("M-20 114C6 120 50 120 76 112", "ink"),
];
