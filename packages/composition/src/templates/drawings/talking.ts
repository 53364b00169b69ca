import type { Speaker, SpeakerMood } from "@vignette/domain/objects";
import type { ArtPath } from "../../scene/art-clip.ts";
import { type BeanPose, bean } from "./bean.ts";
import { type MemeArt, type MemeCast, PLAIN } from "./meme-drawing.ts";
import { moving } from "./moving.ts";
import { block, flat, stroke } from "./pen.ts";
import { type ObjectPlace, shelfObject, shelfWidth } from "./shelf-object.ts";

const FLOOR = 1000;
/** Where the one stands that talks, as large as Bean at least. */
const SPEAKER = { foot: FLOOR, w: 560, h: 580 } as const;
/** Where its left edge is, next to Bean. */
const BESIDE = 484;
/** The others of several stand behind it, on both sides. */
const OTHERS = [
  { x: 560, foot: FLOOR - 8, w: 300, h: 330 },
  { x: 968, foot: FLOOR - 8, w: 300, h: 330 },
] as const satisfies readonly ObjectPlace[];
const BEAN = { x: 300, y: FLOOR, size: 1.24 } as const;

/** How Bean takes what it hears, in a joke that is not glad. */
const HEARS: Record<SpeakerMood, Pick<BeanPose, "face"> & Partial<Pick<BeanPose, "left" | "right">>> = {
  hurt: { face: "worried" },
  cross: { face: "panic", left: [-170, -300], right: [170, -300] },
  pleased: { face: "calm" },
  smug: { face: "worried", right: [-20, -130] },
};

/** A thing with a face says something to Bean, who stands beside it: with what is for sale, where the joke is glad. */
export function talkingArt(cast: MemeCast, speaker: Speaker): MemeArt {
  const paths = [
    stroke(`M-2000 ${FLOOR}H3080`),
    ...(cast.isGlad ? gladly(cast, speaker) : bean(moving({ ...BEAN, look: 1, ...HEARS[speaker.mood] }, cast))),
    ...talking(cast, speaker),
  ];
  return {
    view: { w: 1080, h: 1080 },
    layers: [{ opacity: 0.09, paths: [flat(block(-2000, FLOOR, 5080, 2000), "on")] }, { paths }],
  };
}

/** The one that talks, with others behind it where several do. */
export function talking(
  { colors, states, product, isGlad, isMoved }: MemeCast,
  { name, mood, isSeveral, hasGlasses }: Speaker,
): ArtPath[] {
  const isOfOthers = !isGlad && name === product;
  const look = { color: colors?.[name] ?? (isOfOthers ? PLAIN : undefined), state: states?.[name], isPale: true };
  // At last it looks at whoever watches.
  const face = { mood, look: isMoved ? 0 : -1, ...(hasGlasses && { hasGlasses }) };
  const one = (place: ObjectPlace) => shelfObject(name, { ...place, ...look, face });
  if (isSeveral) return [...OTHERS.flatMap(one), ...one({ ...SPEAKER, x: 764, w: 400, h: 500 })];
  return one({ ...SPEAKER, x: BESIDE + shelfWidth(name, SPEAKER) / 2 });
}

/** Bean has eyes only for what it holds; one that is greeted looks back. */
function gladly({ product, isMoved }: MemeCast, { name, mood }: Speaker): ArtPath[] {
  const held = product !== name ? product : undefined;
  const hand = [-196, -240] as const;
  const place = { x: BEAN.x + hand[0] * BEAN.size, foot: FLOOR + hand[1] * BEAN.size - 6, w: 220, h: 230 };
  return [
    ...bean({
      ...BEAN,
      face: "pleased",
      look: isMoved ? 0 : held && mood === "hurt" ? -1 : 1,
      ...(held ? { left: hand } : RAISED),
    }),
    ...(held ? shelfObject(held, place) : []),
  ];
}

const RAISED = { left: [-176, -360], right: [150, -200] } as const;
