import type { ObjectName } from "@vignette/domain/objects";
import type { ArtPath } from "../../scene/art-clip.ts";
import { type BeanPose, bean } from "./bean.ts";
import type { MemeArt, MemeCast, MemeDrawing, MemeMoment } from "./meme-drawing.ts";
import { block, fine, flat, placed, stroke } from "./pen.ts";
import { type ObjectPlace, shelfFoot, shelfHeight, shelfObject } from "./shelf-object.ts";

/**
 * One thing, then far too many of it; where the joke is glad about it, one that is held up. Without a thing that can be
 * drawn there are parcels: everything comes in one.
 */
export const theThing: MemeDrawing<"the-thing"> = {
  places: {
    thing: { box: { x: 560, y: 40, w: 480, h: 150 }, pin: { x: 800, y: 330 }, isSubject: false },
    who: { box: { x: 40, y: 40, w: 440, h: 150 }, pin: { x: 470, y: 330 }, isSubject: true },
  },
  draw: (moment, cast) => page(1080, scene(moment, cast)),
  panels: [
    (cast) => near(beside(thingOf(cast)), cast, 0),
    (cast) => near(cast.isGlad ? beside(thingOf(cast), CHEERS) : crowd(cast, 3), cast, 1),
    (cast) => near(cast.isGlad ? scene("turn", cast) : crowd(cast, 5), cast, 2),
    // Words are where things would fall.
    (cast) => near(cast.isGlad ? collected(cast) : crowd(cast, HEAP.length - FALLING), cast, 3),
  ],
};

const FLOOR = 1000;
const thingOf = ({ thing, product }: MemeCast): ObjectName => thing ?? product ?? "parcel";

function scene(moment: MemeMoment, cast: MemeCast): ArtPath[] {
  if (moment === "setup") return beside(thingOf(cast));
  return cast.isGlad ? held(cast) : crowd(cast, HEAP.length);
}

type Mood = Pick<BeanPose, "face"> & Partial<Pick<BeanPose, "left" | "right" | "legs">>;
const CALM: Mood = { face: "calm" };
const CHEERS: Mood = { face: "pleased", left: [-176, -400], right: [176, -330], legs: "tiptoe" };

/** Bean looks at it, and thinks nothing of it, or is glad about it. */
function beside(thing: ObjectName, mood: Mood = CALM): ArtPath[] {
  return [
    ...bean({ x: 300, y: FLOOR, size: 1.16, look: 1, ...mood }),
    ...shelfObject(thing, { x: 760, foot: FLOOR, w: 440, h: 430, isPale: true }),
  ];
}

/** It is held up like a trophy; what the joke names besides stands on the ground, out of work. */
function held({ thing, other, product }: MemeCast): ArtPath[] {
  const shown = product ?? thing ?? "parcel";
  const place = { x: 540, foot: 506, w: 470, h: 330, isPale: true };
  const middle = place.foot - shelfHeight(shown, place) / 2;
  const rays = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1.04 + (i * 0.92) / 8);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const far = i % 2 ? 54 : 76;
    return fine(`M${540 + x * 330} ${middle + y * 220}L${540 + x * (330 + far)} ${middle + y * (220 + far)}`);
  });
  const { from, to } = shelfFoot(shown, place);
  // Under its outer parts, as far as the arms reach.
  const reach = (at: number) => Math.min(190, Math.max(66, Math.abs(at) - 16)) / HOLDER;
  const hand = -(FLOOR - place.foot - 6) / HOLDER;
  const raised = { left: [-reach(from), hand], right: [reach(to), hand] } as const;
  const beside = [thing, other].find((it) => it !== undefined && it !== shown);
  return [
    ...rays,
    ...bean({ x: 540, y: FLOOR, size: HOLDER, face: "pleased", legs: "tiptoe", ...raised }),
    ...shelfObject(shown, place),
    ...(beside ? shelfObject(beside, { x: 868, foot: FLOOR + 14, w: 270, h: 230, isPale: true }) : []),
  ];
}

const HOLDER = 1.06;

/** One is held up, and more of it stand around. */
function collected(cast: MemeCast): ArtPath[] {
  const thing = cast.product ?? thingOf(cast);
  const more = [cast.thing, cast.other].find((it) => it !== undefined && it !== thing) ?? thing;
  return [...held({ product: thing }), ...AROUND.flatMap((place) => shelfObject(more, { ...place, isPale: true }))];
}

const AROUND: readonly ObjectPlace[] = [
  { x: 150, foot: FLOOR + 16, w: 250, h: 230, turn: -5 },
  { x: 930, foot: FLOOR + 16, w: 250, h: 230, turn: 5, isFlipped: true },
];

/** From the back to the front: beside Bean, before it, in the air. */
const HEAP: readonly ObjectPlace[] = [
  { x: 220, foot: 900, w: 260, h: 250, turn: -8 },
  { x: 868, foot: 890, w: 260, h: 250, turn: 10, isFlipped: true },
  { x: 400, foot: 1010, w: 270, h: 250, turn: 6, isFlipped: true },
  { x: 712, foot: 1016, w: 280, h: 250, turn: -7 },
  { x: 136, foot: 1040, w: 270, h: 250, turn: 9 },
  { x: 950, foot: 1036, w: 270, h: 250, turn: -6 },
  { x: 552, foot: 1060, w: 280, h: 240, turn: 3 },
  { x: 190, foot: 480, w: 230, h: 200, turn: -24 },
  { x: 900, foot: 440, w: 230, h: 200, turn: 22, isFlipped: true },
  { x: 550, foot: 320, w: 220, h: 190, turn: 12 },
];
/** Those of the heap that lie behind Bean. */
const BEHIND = 2;
/** Those that fall. */
const FALLING = 3;

/** It is everywhere. */
function crowd(cast: MemeCast, count: number): ArtPath[] {
  const few = count <= 3;
  const shown = few ? HEAP.slice(2, 2 + count) : HEAP.slice(0, count);
  const behind = few ? 0 : BEHIND;
  const kinds = [thingOf(cast), cast.other ?? thingOf(cast)];
  const kindAt = (at: number) => kinds[at % 2] ?? thingOf(cast);
  const things = shown.map((place, at) => shelfObject(kindAt(at), { ...place, isPale: at % 3 !== 1 }));
  const arms = few ? {} : ({ left: [-190, -380], right: [196, -390] } as const);
  const falls =
    count < HEAP.length
      ? []
      : HEAP.flatMap((it, at) =>
          at < HEAP.length - FALLING ? [] : swish(it.x, it.foot - shelfHeight(kindAt(at), it)),
        );
  return [
    ...things.slice(0, behind).flat(),
    ...bean({ x: 540, y: few ? FLOOR : 960, size: 1.08, face: few ? "worried" : "panic", ...arms }),
    ...things.slice(behind).flat(),
    ...falls,
  ];
}

const swish = (x: number, y: number): ArtPath[] =>
  [-44, 0, 44].map((dx) => fine(`M${x + dx} ${y - 22}V${y - 62 + Math.abs(dx) / 2}`));

function page(side: number, paths: readonly ArtPath[]): MemeArt {
  const floor = [flat(block(-2000, FLOOR, 5080, 2000), "on")];
  return {
    view: { w: side, h: side },
    layers: [{ opacity: 0.09, paths: floor }, { paths: [stroke(`M-2000 ${FLOOR}H3080`), ...paths] }],
  };
}

/** A step for a panel. What is held up needs room under the words. */
function near(paths: readonly ArtPath[], { isGlad }: MemeCast, step: number): MemeArt {
  const { layers } = page(1080, paths);
  const size = (isGlad ? 0.66 : 0.72) + step * (isGlad ? 0.0133 : 0.02);
  const place = { x: 360 - 540 * size, y: 700 - 1060 * size, size };
  return { view: { w: 720, h: 720 }, layers: layers.map((it) => ({ ...it, paths: placed(it.paths, place) })) };
}
