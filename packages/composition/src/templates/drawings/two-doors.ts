import type { ArtPath } from "../../scene/art-clip.ts";
import { bean } from "./bean.ts";
import { type MemeArt, type MemeCast, type MemeDrawing, type MemeMoment, PLAIN } from "./meme-drawing.ts";
import { MUD } from "./on-things.ts";
import { block, dot, fine, flat, oval, placed, printed, solid, stroke, WHITE } from "./pen.ts";
import { shelfObject } from "./shelf-object.ts";

/** Where both doors are, their tops and the floor before them; who walks past, and what lies before the dark one. */
type Doors = {
  bright: number;
  dark: number;
  top: number;
  floor: number;
  who: { x: number; y: number; size: number };
  product: { foot: number; w: number; h: number };
  trouble: { x: number; foot: number; w: number; h: number };
  view: { w: number; h: number };
};

const USUAL: Doors = {
  ...{ bright: 262, dark: 820, top: 240, floor: 794 },
  who: { x: 552, y: 864, size: 0.86 },
  product: { foot: 818, w: 210, h: 240 },
  trouble: { x: 958, foot: 934, w: 220, h: 200 },
  view: { w: 1080, h: 1014 },
};

/** On a tall page the doors are nearer to each other, so that both names stand over them beside the app's buttons, and Bean comes forward. */
const TALL: Doors = {
  ...{ bright: 250, dark: 730, top: 236, floor: 860 },
  who: { x: 520, y: 1170, size: 1.3 },
  product: { foot: 896, w: 240, h: 290 },
  trouble: { x: 908, foot: 1090, w: 300, h: 280 },
  view: { w: 1080, h: 1240 },
};

export const twoDoors: MemeDrawing<"two-doors"> = {
  places: {
    bright: { box: { x: 22, y: 4, w: 480, h: 170 }, pin: { x: 262, y: 252 }, isSubject: false },
    dark: { box: { x: 580, y: 4, w: 480, h: 170 }, pin: { x: 820, y: 252 }, isSubject: false },
    who: { box: { x: 340, y: 906, w: 424, h: 104 }, pin: { x: 552, y: 784 }, isSubject: true },
  },
  tallPlaces: {
    bright: { box: { x: 30, y: 0, w: 440, h: 176 }, pin: { x: 250, y: 250 }, isSubject: false },
    dark: { box: { x: 510, y: 0, w: 440, h: 176 }, pin: { x: 730, y: 250 }, isSubject: false },
    who: { box: { x: 40, y: 930, w: 200, h: 104 }, pin: { x: 404, y: 982 }, isSubject: true },
  },
  draw: (moment, cast) => {
    const doors = cast.isUpright && cast.labeled ? TALL : USUAL;
    return { view: doors.view, layers: room(moment, cast, doors) };
  },
  panels: [(cast) => step("setup", cast), (cast) => step("turn", cast)],
};

/** The same room from close up. */
function step(moment: MemeMoment, cast: MemeCast): MemeArt {
  const layers = room(moment, cast, USUAL).map((layer) => ({
    ...layer,
    paths: placed(layer.paths, moment === "setup" ? { x: 10, y: -6, size: 0.74 } : { x: -200, y: -73, size: 0.86 }),
  }));
  return { view: { w: 720, h: 720 }, layers };
}

function room(moment: MemeMoment, cast: MemeCast, doors: Doors) {
  const { bright, dark, top, floor } = doors;
  return [
    { opacity: 0.09, paths: [flat(block(-2000, floor, 5080, 2000), "on")] },
    {
      paths: [
        stroke(`M-2000 ${floor}H3080`),
        ...shifted(brightDoor(floor - top), bright - USUAL.bright, floor - DRAWN_FLOOR),
        ...shifted(darkDoor(floor - top), dark - USUAL.dark, floor - DRAWN_FLOOR),
        ...waiting(cast, doors),
        ...footsteps(doors),
        ...walker(moment, doors),
      ],
    },
  ];
}

const shifted = (paths: readonly ArtPath[], x: number, y: number) => placed(paths, { x, y });

/** The product waits behind the sensible door, and before the other one what its label names, or the trouble. */
function waiting({ product, thing, labeled, colors, states }: MemeCast, { bright, product: at, trouble }: Doors) {
  const sensible = product ?? labeled?.[0];
  const tempting = labeled?.[1] ?? (thing !== product ? thing : undefined);
  const color = tempting && (colors?.[tempting] ?? (tempting === product ? PLAIN : undefined));
  const state = tempting && states?.[tempting];
  const isInMud = state === "muddy" || tempting === "plank";
  return [
    ...(sensible ? shelfObject(sensible, { x: bright, ...at }) : []),
    ...(isInMud ? [flat(oval(trouble.x, trouble.foot, trouble.w * 0.62, 30), MUD)] : []),
    ...(tempting ? shelfObject(tempting, { ...trouble, isPale: true, color, state }) : []),
  ];
}

/** The floor that doors are drawn on. */
const DRAWN_FLOOR = 860;

function brightDoor(high: number): ArtPath[] {
  const top = DRAWN_FLOOR - high;
  const rays = ["M92 420L30 400", "M92 560L24 560", "M92 700L34 722", "M432 420L494 400", "M432 560L500 560"];
  return [
    ...solid(block(108, top, 308, high, 10), WHITE),
    ...printed(block(136, top + 30, 252, high - 30, 6), WHITE, "ink"),
    ...[
      block(168, top + 70, 80, 150, 6),
      block(276, top + 70, 80, 150, 6),
      block(168, top + 260, 80, high - 314, 6),
      block(276, top + 260, 80, high - 314, 6),
    ].map((d) => fine(d, "ink")),
    ...solid(dot(366, 608, 13), "accent", "ink"),
    ...rays.map((d) => fine(d)),
    ...printed("M130 872H394L424 912H100Z", WHITE),
  ];
}

/** Light from under it, and a face that looks out. */
function darkDoor(high: number): ArtPath[] {
  const top = DRAWN_FLOOR - high;
  return [
    flat("M690 864H950L1046 980H596Z", "accent"),
    ...solid(block(666, top, 308, high, 10), "ink"),
    stroke(block(694, top + 30, 252, high - 42, 6), "paper", 7),
    fine(block(742, top + 86, 156, 116, 8), "paper"),
    flat(oval(796, top + 146, 12, 17), "accent"),
    flat(oval(846, top + 146, 12, 17), "accent"),
    flat(block(692, 844, 256, 16), "accent"),
    ...solid(dot(722, 616, 14), "accent", WHITE),
  ];
}

function footsteps({ bright, who: { x, y } }: Doors): ArtPath[] {
  return [0.1, 0.32, 0.56, 0.78].map((along, i) =>
    fine(`M${bright - 70 + (x - 90 - bright) * along} ${y + (i % 2 === 0 ? 74 : 40)}l30 -6`),
  );
}

function walker(moment: MemeMoment, { who }: Doors): ArtPath[] {
  if (moment === "setup") return bean({ ...who, x: who.x - 16, face: "calm", look: -1, right: [44, -196] });
  const reaching = { left: [-170, -120], right: [172, -286] } as const;
  return bean({ ...who, turn: 6, face: "smug", look: 1, legs: "walk", sleeves: WHITE, ...reaching });
}
