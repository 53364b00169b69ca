import type { ObjectName } from "@vignette/domain/objects";
import type { ArtPath } from "../../scene/art-clip.ts";
import { bean } from "./bean.ts";
import { drawn, FLOOR, type Mood, thingOf } from "./cast-thing.ts";
import type { MemeCast } from "./meme-drawing.ts";
import { moving } from "./moving.ts";
import { block, fine, solid, WHITE } from "./pen.ts";
import { type ObjectPlace, shelfFoot, shelfHeight, shelfObject } from "./shelf-object.ts";

export const CHEERS: Mood = { face: "pleased", left: [-176, -400], right: [176, -330], legs: "tiptoe" };

/** It is held up like a trophy; what the joke names besides stands on the ground, out of work. */
export function held(cast: MemeCast): ArtPath[] {
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
    ...rays(540, middle, cast.isMoved ? 1.1 : 1),
    ...bean({ x: 540, y: FLOOR, size: HOLDER, face: "pleased", legs: cast.isMoved ? "stand" : "tiptoe", ...raised }),
    ...drawn(shown, cast, place),
    ...(cast.guests ? guests(cast) : []),
    ...(beside ? drawn(beside, cast, { x: 868, foot: FLOOR + 14, w: 270, h: 230, isPale: true }) : []),
  ];
}

export function rays(x: number, y: number, size = 1): ArtPath[] {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI * (1.04 + (i * 0.92) / 8);
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const far = i % 2 ? 54 : 76;
    const [wide, high] = [330 * size, 220 * size];
    return fine(`M${x + across * wide} ${y + down * high}L${x + across * (wide + far)} ${y + down * (high + far)}`);
  });
}

const HOLDER = 1.06;

/** Where joy ends: in a shrine, if the words say so; else what else is named stands around the one that is held up, or others cheer. */
export function collected(cast: MemeCast): ArtPath[] {
  const thing = cast.product ?? thingOf(cast);
  const more = [cast.thing, cast.other].find((it) => it !== undefined && it !== thing);
  if (cast.hasShrine) return shrine(thing, cast);
  if (!more) return held({ ...cast, guests: "cheering" });
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

/** Two who are shown it, and think nothing of it, or are glad about it, too. */
function guests(cast: MemeCast): ArtPath[] {
  const mood: Mood = cast.guests === "cheering" ? CHEERS : { face: "deadpan" };
  return [
    ...bean(moving({ x: 180, y: FLOOR + 20, size: 0.68, look: 1, ...mood }, cast)),
    ...bean(moving({ x: 900, y: FLOOR + 20, size: 0.6, look: -1, ...mood }, cast)),
  ];
}

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
    ...bean(moving({ x: 210, y: FLOOR, size: 1, look: 1, ...CHEERS, face: "unhinged" }, cast)),
  ];
}
