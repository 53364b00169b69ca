import type { ObjectName } from "@vignette/domain/objects";
import type { ArtPath } from "../../scene/art-clip.ts";
import { bean } from "./bean.ts";
import { drawn, FLOOR, type Mood, page, thingOf } from "./cast-thing.ts";
import { CHEERS, collected, held, rays } from "./glad-scenes.ts";
import { heap } from "./heap.ts";
import type { MemeArt, MemeCast, MemeDrawing, MemeMoment } from "./meme-drawing.ts";
import { moving } from "./moving.ts";
import { MUD } from "./on-things.ts";
import { fine, flat, oval, placed } from "./pen.ts";
import { type ObjectPlace, shelfHeight } from "./shelf-object.ts";

/**
 * One thing, then far too many of it; where the joke is glad about it, one that is held up. Without a thing that can be
 * drawn there are parcels: everything comes in one.
 */
export const theThing: MemeDrawing<"the-thing"> = {
  places: {
    thing: { box: { x: 560, y: 40, w: 480, h: 150 }, pin: { x: 800, y: 330 }, isSubject: false },
    who: { box: { x: 40, y: 40, w: 440, h: 150 }, pin: { x: 470, y: 330 }, isSubject: true },
  },
  draw: (moment, cast) => page(scene(moment, cast)),
  panels: [
    (cast) => near(beside(cast), cast, 0),
    (cast) => near(cast.isGlad ? beside(cast, CHEERS) : crowd(cast, { count: FEW }), cast, 1),
    (cast) =>
      near(
        cast.isGlad ? held(cast.hasGuests ? { ...cast, guests: "calm" } : cast) : crowd(cast, { count: 5 }),
        cast,
        2,
      ),
    // Words are where things would fall.
    (cast) => near(cast.isGlad ? collected(cast) : crowd(cast, { count: USUALLY }), cast, 3),
  ],
};

/** What hurts in half a page: too much of the thing, and a worried Bean; without a thing, Bean alone. */
export const troubleArt = (cast: MemeCast): MemeArt =>
  page(
    cast.thing
      ? crowd({ ...cast, isUpright: true }, { count: FEW })
      : bean({ x: 540, y: FLOOR, face: "worried", hasTightSkin: cast.hasTightSkin === true }),
  );

/** What is gained in half a page: the product held up by a glad Bean; where none is known, Bean alone. */
export const gainArt = ({ product }: MemeCast): MemeArt =>
  page(product ? held({ product, isGlad: true }) : bean({ x: 540, y: FLOOR, ...CHEERS }));

function scene(moment: MemeMoment, cast: MemeCast): ArtPath[] {
  if (moment === "setup") return beside(cast);
  return cast.isGlad ? held(cast) : crowd(cast, { count: USUALLY + FALLING.length, falling: FALLING.length });
}

const CALM: Mood = { face: "calm" };
const WORRIED: Mood = { face: "worried" };
const SHOCKED: Mood = { face: "panic", left: [-190, -380], right: [196, -390] };
/** Who counts what there is of it is not shocked any more. */
const DEADPAN: Mood = { face: "deadpan" };
const BRAVE: Mood = { face: "smug", left: [-150, -150], right: [176, -330] };

/** Bean looks at it, and thinks nothing of it, or is glad about it. */
function beside(cast: MemeCast, mood: Mood = CALM): ArtPath[] {
  const name = thingOf(cast);
  const place = { x: 760, foot: FLOOR, w: 440, h: 430, isPale: true };
  const shine = mood === CHEERS ? rays(place.x, FLOOR - shelfHeight(name, place) / 2, 0.86) : [];
  return [
    ...shine,
    ...bean(moving({ x: 300, y: FLOOR, size: 1.16, look: 1, ...mood }, cast)),
    ...drawn(name, cast, place),
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
    drawn(name, cast, { ...place, turn: (place.turn ?? 0) * (cast.isMoved ? -1 : 1), isPale: isPale(at) }),
  );
  const falls = FALLING.slice(FALLING.length - inTheAir).flatMap((place, at) => {
    const name = names[at] ?? thingOf(cast);
    return [
      ...drawn(name, cast, { ...place, isPale: isPale(at) }),
      ...swish(place.x, place.foot - shelfHeight(name, place)),
    ];
  });
  const mood = few || cast.isGlum ? WORRIED : falling > 0 || !cast.count ? SHOCKED : cast.isBrave ? BRAVE : DEADPAN;
  const who = moving({ x: 540, y: few ? FLOOR : 962, size: 1.08, ...mood }, cast);
  return [...bean(who), ...heaped.flat(), ...falls];
}

/** One thing, and what is on it: it is worse the better it can be seen. What else is named lies beside it. */
function ruined(name: ObjectName, cast: MemeCast, isCalm: boolean): ArtPath[] {
  const more = cast.animal ?? [cast.thing, cast.other].find((it) => it !== undefined && it !== name);
  const puddle = flat(oval(750, FLOOR + 8, 280, 34), MUD);
  const arms = isCalm ? {} : ({ left: [-190, -380], right: [176, -390] } as const);
  return [
    ...(cast.states?.[name] === "muddy" ? [puddle] : []),
    ...drawn(name, cast, { x: 750, foot: FLOOR, w: 470, h: 520, isPale: true }),
    ...bean(moving({ x: 296, y: FLOOR, size: 1.16, look: 1, face: isCalm ? "worried" : "panic", ...arms }, cast)),
    ...(more ? drawn(more, cast, { x: 506, foot: FLOOR + 36, w: 250, h: 230 }) : []),
  ];
}

const LEAST_ON_GROUND = 4;

const swish = (x: number, y: number): ArtPath[] =>
  [-44, 0, 44].map((dx) => fine(`M${x + dx} ${y - 22}V${y - 62 + Math.abs(dx) / 2}`));

/** A step for a panel. What is held up needs room under the words. */
function near(paths: readonly ArtPath[], { isGlad }: MemeCast, step: number): MemeArt {
  const { layers } = page(paths);
  const size = (isGlad ? 0.66 : 0.72) + step * (isGlad ? 0.0133 : 0.02);
  const place = { x: 360 - 540 * size, y: 700 - 1060 * size, size };
  return { view: { w: 720, h: 720 }, layers: layers.map((it) => ({ ...it, paths: placed(it.paths, place) })) };
}
