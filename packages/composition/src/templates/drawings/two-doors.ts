import type { ArtPath } from "../../scene/art-clip.ts";
import { bean } from "./bean.ts";
import type { MemeArt, MemeCast, MemeDrawing, MemeMoment } from "./meme-drawing.ts";
import { block, dot, fine, flat, oval, placed, printed, solid, stroke, WHITE } from "./pen.ts";
import { shelfObject } from "./shelf-object.ts";

export const twoDoors: MemeDrawing<"two-doors"> = {
  places: {
    bright: { box: { x: 12, y: 16, w: 462, h: 224 }, pin: { x: 262, y: 318 }, isSubject: false },
    dark: { box: { x: 490, y: 16, w: 578, h: 224 }, pin: { x: 820, y: 318 }, isSubject: false },
    who: { box: { x: 350, y: 972, w: 424, h: 104 }, pin: { x: 562, y: 944 }, isSubject: true },
  },
  draw: (moment, cast) => ({ view: { w: 1080, h: 1080 }, layers: room(moment, cast) }),
  panels: [(cast) => step("setup", cast), (cast) => step("turn", cast)],
};

/** The same room from close up. */
function step(moment: MemeMoment, cast: MemeCast): MemeArt {
  const layers = room(moment, cast).map((layer) => ({
    ...layer,
    paths: placed(layer.paths, moment === "setup" ? { x: 10, y: -55, size: 0.74 } : { x: -200, y: -130, size: 0.86 }),
  }));
  return { view: { w: 720, h: 720 }, layers };
}

function room(moment: MemeMoment, { product, thing }: MemeCast) {
  // The product waits behind the sensible door, the trouble before the other one.
  const inside = product ? shelfObject(product, { x: 262, foot: 866, w: 190, h: 220 }) : [];
  const outside =
    thing && thing !== product ? shelfObject(thing, { x: 950, foot: 960, w: 210, h: 190, isPale: true }) : [];
  return [
    { opacity: 0.09, paths: [flat(block(-2000, 860, 5080, 2000), "on")] },
    {
      paths: [
        stroke("M-2000 860H3080"),
        ...brightDoor(),
        ...inside,
        ...darkDoor(),
        ...outside,
        ...footsteps(),
        ...walker(moment),
      ],
    },
  ];
}

function brightDoor(): ArtPath[] {
  const rays = ["M92 420L30 400", "M92 560L24 560", "M92 700L34 722", "M432 420L494 400", "M432 560L500 560"];
  return [
    ...solid(block(108, 306, 308, 554, 10), WHITE),
    ...printed(block(136, 336, 252, 524, 6), WHITE, "ink"),
    ...[block(168, 376, 80, 150, 6), block(276, 376, 80, 150, 6), block(168, 566, 80, 240, 6)].map((d) =>
      fine(d, "ink"),
    ),
    fine(block(276, 566, 80, 240, 6), "ink"),
    ...solid(dot(366, 608, 13), "accent", "ink"),
    ...rays.map((d) => fine(d)),
    ...printed("M130 872H394L424 912H100Z", WHITE),
  ];
}

/** Light from under it, and a face that looks out. */
function darkDoor(): ArtPath[] {
  return [
    flat("M690 864H950L1046 980H596Z", "accent"),
    ...solid(block(666, 306, 308, 554, 10), "ink"),
    stroke(block(694, 336, 252, 512, 6), "paper", 7),
    fine(block(742, 392, 156, 116, 8), "paper"),
    flat(oval(796, 452, 12, 17), "accent"),
    flat(oval(846, 452, 12, 17), "accent"),
    flat(block(692, 844, 256, 16), "accent"),
    ...solid(dot(722, 616, 14), "accent", WHITE),
  ];
}

function footsteps(): ArtPath[] {
  return ["M196 1004l30 -8", "M262 972l30 -6", "M330 1000l30 -4", "M392 962l30 -2"].map((d) => fine(d));
}

function walker(moment: MemeMoment): ArtPath[] {
  if (moment === "setup") return bean({ x: 536, y: 930, size: 0.86, face: "calm", look: -1, right: [44, -196] });
  const reaching = { left: [-170, -120], right: [172, -286] } as const;
  return bean({
    x: 552,
    y: 930,
    size: 0.86,
    turn: 6,
    face: "smug",
    look: 1,
    legs: "walk",
    sleeves: WHITE,
    ...reaching,
  });
}
