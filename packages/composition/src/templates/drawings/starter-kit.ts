import type { ArtPath } from "../../scene/art-clip.ts";
import type { Box } from "../../scene/geometry.ts";
import type { MemeCast, MemeDrawing, MemeLayer, MemeMoment } from "./meme-drawing.ts";
import { block, dot, fine, flat, placed, printed, solid, stroke, WHITE } from "./pen.ts";
import { shelfObject } from "./shelf-object.ts";

/** The centers of the places on the board; the object is above its words. */
const PLACES = [
  { x: 210, y: 376 },
  { x: 540, y: 376 },
  { x: 870, y: 376 },
  { x: 320, y: 792 },
  { x: 760, y: 792 },
] as const;

export const starterKit: MemeDrawing<"starter-kit"> = {
  places: {
    who: { box: { x: 60, y: 50, w: 960, h: 130 }, pin: null, isSubject: true },
    "thing-1": { box: under(PLACES[0]), pin: null, isSubject: false },
    "thing-2": { box: under(PLACES[1]), pin: null, isSubject: false },
    "thing-3": { box: under(PLACES[2]), pin: null, isSubject: false },
    "thing-4": { box: under(PLACES[3]), pin: null, isSubject: false },
    "thing-5": { box: under(PLACES[4]), pin: null, isSubject: false },
  },
  draw: (moment, cast) => ({ view: { w: 1080, h: 1080 }, layers: board(moment, cast) }),
  panels: [],
};

function under({ x, y }: { x: number; y: number }): Box {
  return { x: x - 158, y: y + 118, w: 316, h: 126 };
}

function board(moment: MemeMoment, { labeled = [], product }: MemeCast): MemeLayer[] {
  const holes = Array.from({ length: 11 * 9 }, (_, i) => dot(90 + (i % 11) * 90, 252 + Math.floor(i / 11) * 90, 4));
  // The first label is the sign.
  const named = (i: number, { x, y }: (typeof PLACES)[number]) => {
    // The second trouble, where it names nothing that can be drawn, is what the product is for; if the product is there
    // already, what is missing is a new one.
    const isNamed = labeled.includes(product);
    const object = labeled[i + 1] ?? (i === (isNamed ? LAST : 1) ? product : undefined);
    return object && shelfObject(object, { x, foot: y + 96, w: 250, h: 200, isPale: i % 2 === 1 });
  };
  const things = [MUG, NOTEBOOK, PHONE, BAG].flatMap((thing, i) => {
    const place = PLACES[i];
    return place ? (named(i, place) ?? placed(thing, place)) : [];
  });
  const [, , , , last] = PLACES;
  const gaveAway = named(LAST, last) ?? placed(DUCK, last);
  const odd = moment === "turn" ? gaveAway : placed([{ ...stroke(DUCK_OUTLINE, "ink", 6) }], last);
  return [
    { opacity: 0.09, paths: [flat(block(-2000, -2000, 5080, 5080), "on")] },
    { paths: [...solid(block(36, 206, 1008, 860, 26), WHITE), flat(holes.join(""), "bg")] },
    { paths: [...placed(SIGN, { x: 0, y: 0 }), ...things, ...odd] },
  ];
}

const LAST = 4;

const SIGN: ArtPath[] = [
  stroke("M200 176V206", "on"),
  stroke("M880 176V206", "on"),
  ...solid(block(48, 40, 984, 140, 14), "accent"),
];

const MUG: ArtPath[] = [
  ...printed("M-66 -60H50L42 84H-58Z", WHITE, "ink"),
  stroke("M50 -40C102 -46 100 40 44 36", "ink"),
  ...["M-34 -84C-46 -104 -22 -116 -34 -136", "M14 -84C2 -104 26 -116 14 -136"].map((d) => fine(d, "ink")),
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
