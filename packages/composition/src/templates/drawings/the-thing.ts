import type { ObjectName } from "@vignette/domain/objects";
import type { ArtPath } from "../../scene/art-clip.ts";
import { type BeanPose, bean } from "./bean.ts";
import { heap } from "./heap.ts";
import { type MemeArt, type MemeCast, type MemeDrawing, type MemeMoment, PLAIN } from "./meme-drawing.ts";
import { MUD } from "./on-things.ts";
import { block, fine, flat, oval, placed, solid, stroke, WHITE } from "./pen.ts";
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
    (cast) => near(beside(cast), cast, 0),
    (cast) => near(cast.isGlad ? beside(cast, CHEERS) : crowd(cast, { count: FEW }), cast, 1),
    (cast) => near(cast.isGlad ? held(cast) : crowd(cast, { count: 5 }), cast, 2),
    // Words are where things would fall.
    (cast) => near(cast.isGlad ? collected(cast) : crowd(cast, { count: USUALLY }), cast, 3),
  ],
};

const FLOOR = 1000;

/** What hurts in half a page: too much of the thing, and a worried Bean; without a thing, Bean alone. */
export const troubleArt = (cast: MemeCast): MemeArt =>
  page(
    1080,
    cast.thing
      ? crowd({ ...cast, isUpright: true }, { count: FEW })
      : bean({ x: 540, y: FLOOR, face: "worried", hasTightSkin: cast.hasTightSkin === true }),
  );

/** What is gained in half a page: the product held up by a glad Bean; where none is known, Bean alone. */
export const gainArt = ({ product }: MemeCast): MemeArt =>
  page(1080, product ? held({ product, isGlad: true }) : bean({ x: 540, y: FLOOR, ...CHEERS }));

const thingOf = ({ thing, product }: MemeCast): ObjectName => thing ?? product ?? "parcel";

function scene(moment: MemeMoment, cast: MemeCast): ArtPath[] {
  if (moment === "setup") return beside(cast);
  return cast.isGlad ? held(cast) : crowd(cast, { count: USUALLY + FALLING.length, falling: FALLING.length });
}

/** An object of the joke, in the color that it has there; where nothing else is known of the trouble, it is that of others. */
function drawn(name: ObjectName, { colors, states, thing, product, isGlad }: MemeCast, place: ObjectPlace): ArtPath[] {
  const isOfOthers = !isGlad && thing === undefined && name !== "parcel";
  const color = colors?.[name] ?? (isOfOthers ? PLAIN : undefined);
  // The product is in the colors that it has; what else is there stands out beside Bean.
  const isPale = place.isPale === true && (name !== product || isOfOthers);
  return shelfObject(name, { ...place, isPale, color, state: states?.[name] });
}

type Mood = Pick<BeanPose, "face"> & Partial<Pick<BeanPose, "left" | "right" | "legs">>;
const CALM: Mood = { face: "calm" };
const WORRIED: Mood = { face: "worried" };
const SHOCKED: Mood = { face: "panic", left: [-190, -380], right: [196, -390] };
/** Who counts what there is of it is not shocked any more. */
const DEADPAN: Mood = { face: "deadpan" };
const BRAVE: Mood = { face: "smug", left: [-150, -150], right: [176, -330] };
const CHEERS: Mood = { face: "pleased", left: [-176, -400], right: [176, -330], legs: "tiptoe" };

/** Bean looks at it, and thinks nothing of it, or is glad about it. */
function beside(cast: MemeCast, mood: Mood = CALM): ArtPath[] {
  const name = thingOf(cast);
  const place = { x: 760, foot: FLOOR, w: 440, h: 430, isPale: true };
  const shine = mood === CHEERS ? rays(place.x, FLOOR - shelfHeight(name, place) / 2, 0.86) : [];
  return [...shine, ...bean({ x: 300, y: FLOOR, size: 1.16, look: 1, ...mood }), ...drawn(name, cast, place)];
}

/** It is held up like a trophy; what the joke names besides stands on the ground, out of work. */
function held(cast: MemeCast): ArtPath[] {
  const { thing, other, product } = cast;
  const shown = product ?? thing ?? "parcel";
  const place = { x: 540, foot: 506, w: 470, h: 330, isPale: true };
  const middle = place.foot - shelfHeight(shown, place) / 2;
  const { from, to } = shelfFoot(shown, place);
  // Under its outer parts, as far as the arms reach.
  const reach = (at: number) => Math.min(190, Math.max(66, Math.abs(at) - 16)) / HOLDER;
  const hand = -(FLOOR - place.foot - 6) / HOLDER;
  const raised = { left: [-reach(from), hand], right: [reach(to), hand] } as const;
  const beside = [thing, other].find((it) => it !== undefined && it !== shown);
  return [
    ...rays(540, middle),
    ...bean({ x: 540, y: FLOOR, size: HOLDER, face: "pleased", legs: "tiptoe", ...raised }),
    ...drawn(shown, cast, place),
    ...(beside ? drawn(beside, cast, { x: 868, foot: FLOOR + 14, w: 270, h: 230, isPale: true }) : []),
  ];
}

function rays(x: number, y: number, size = 1): ArtPath[] {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1.04 + (i * 0.92) / 8);
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const far = i % 2 ? 54 : 76;
    const [wide, high] = [330 * size, 220 * size];
    return fine(`M${x + across * wide} ${y + down * high}L${x + across * (wide + far)} ${y + down * (high + far)}`);
  });
}

const HOLDER = 1.06;

/** Where joy ends: what else is named stands around the one that is held up; without that, the product has a shrine. */
function collected(cast: MemeCast): ArtPath[] {
  const thing = cast.product ?? thingOf(cast);
  const more = [cast.thing, cast.other].find((it) => it !== undefined && it !== thing);
  if (!more) return shrine(thing, cast);
  return [
    ...held({ ...cast, product: thing, thing, other: thing }),
    ...AROUND.flatMap(({ x, ...place }) =>
      drawn(more, cast, { ...place, x: cast.isUpright ? x + (540 - x) * CLOSER : x, isPale: true }),
    ),
  ];
}

const AROUND: readonly ObjectPlace[] = [
  { x: 150, foot: FLOOR + 16, w: 250, h: 230, turn: -5 },
  { x: 930, foot: FLOOR + 16, w: 250, h: 230, turn: 5, isFlipped: true },
];

/** In a picture that is higher than wide. */
const CLOSER = 0.24;

/** A plinth with candles, and Bean before it. */
function shrine(thing: ObjectName, cast: MemeCast): ArtPath[] {
  const place = { x: 650, foot: 690, w: 330, h: 310, isPale: true };
  const candles = [442, 858].flatMap((x) =>
    shelfObject("candle", { x, foot: FLOOR + 6, w: 110, h: 150, isPale: true }),
  );
  return [
    ...rays(place.x, place.foot - shelfHeight(thing, place) / 2, 0.76),
    ...solid(block(place.x - 132, 720, 264, FLOOR - 720), WHITE),
    ...solid(block(place.x - 164, 690, 328, 40, 8), WHITE),
    fine(`M${place.x - 96} 764V964`, "ink"),
    fine(`M${place.x + 96} 764V964`, "ink"),
    ...drawn(thing, cast, place),
    ...candles,
    ...bean({ x: 210, y: FLOOR, size: 1, look: 1, ...CHEERS, face: "unhinged" }),
  ];
}

/** In the air, the highest one last. */
const FALLING: readonly ObjectPlace[] = [
  { x: 190, foot: 400, w: 230, h: 200, turn: -24 },
  { x: 900, foot: 370, w: 230, h: 200, turn: 22, isFlipped: true },
  { x: 550, foot: 300, w: 220, h: 190, turn: 12 },
];

/** How many there are if the joke does not say it. */
const USUALLY = 7;
/** With fewer of it, Bean only worries. */
const FEW = 3;

type Crowd = { count: number; falling?: number };

/** It is everywhere: as often as the joke says. */
function crowd(cast: MemeCast, { count: usual, falling = 0 }: Crowd): ArtPath[] {
  const spoiled = [cast.thing, cast.other].find((it) => it !== undefined && cast.states?.[it]);
  if (spoiled && !cast.count) return ruined(spoiled, cast, usual <= FEW);
  // Boots are drawn as pairs.
  const told = cast.count && thingOf(cast) === "boots" ? Math.ceil(cast.count / 2) : cast.count;
  const count = usual <= FEW ? usual : (told ?? usual);
  const few = count <= FEW;
  const kinds = [thingOf(cast), (cast.count ? undefined : cast.other) ?? thingOf(cast)];
  const names = Array.from({ length: count }, (_, at) => kinds[at % 2] ?? thingOf(cast));
  const inTheAir = few ? 0 : Math.max(0, Math.min(falling, count - LEAST_ON_GROUND));
  const isPale = (at: number) => at % 3 !== 1;
  const heaped = heap(names.slice(inTheAir), FLOOR, cast.isUpright).map(({ name, ...place }, at) =>
    drawn(name, cast, { ...place, isPale: isPale(at) }),
  );
  const falls = FALLING.slice(FALLING.length - inTheAir).flatMap((place, at) => {
    const name = names[at] ?? thingOf(cast);
    return [
      ...drawn(name, cast, { ...place, isPale: isPale(at) }),
      ...swish(place.x, place.foot - shelfHeight(name, place)),
    ];
  });
  const mood = few || cast.isGlum ? WORRIED : falling > 0 || !cast.count ? SHOCKED : cast.isBrave ? BRAVE : DEADPAN;
  return [...bean({ x: 540, y: few ? FLOOR : 962, size: 1.08, ...mood }), ...heaped.flat(), ...falls];
}

/** One thing, and what is on it: it is worse the better it can be seen. What else is named lies beside it. */
function ruined(name: ObjectName, cast: MemeCast, isCalm: boolean): ArtPath[] {
  const more = cast.animal ?? [cast.thing, cast.other].find((it) => it !== undefined && it !== name);
  const puddle = flat(oval(750, FLOOR + 8, 280, 34), MUD);
  const arms = isCalm ? {} : ({ left: [-190, -380], right: [176, -390] } as const);
  return [
    ...(cast.states?.[name] === "muddy" ? [puddle] : []),
    ...drawn(name, cast, { x: 750, foot: FLOOR, w: 470, h: 520, isPale: true }),
    ...bean({ x: 296, y: FLOOR, size: 1.16, look: 1, face: isCalm ? "worried" : "panic", ...arms }),
    ...(more ? drawn(more, cast, { x: 506, foot: FLOOR + 36, w: 250, h: 230 }) : []),
  ];
}

const LEAST_ON_GROUND = 4;

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
