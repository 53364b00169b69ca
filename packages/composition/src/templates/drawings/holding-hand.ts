import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import { artClip } from "../pictures/still-clips.ts";
import { type Limb, type Shades, softLimb } from "./soft-limb.ts";

/** A hand that holds a phone: what is behind it, and what lies over its edges. */
export type HoldingHand = { behind: Clip[]; before: Clip[] };

type Skin = { skin: Shades; nail: Shades };

/** Skins from light to dark, each with its nails. */
const SKINS: readonly Skin[] = [
  { skin: ["#b87c5e", "#e3ae8f", "#f6d3bb"], nail: ["#dda58c", "#efc3ae", "#f8dccd"] },
  { skin: ["#9a623f", "#cf946c", "#ebbd99"], nail: ["#c48468", "#e3ae98", "#f6d9cb"] },
  { skin: ["#744526", "#a8703f", "#cf9a68"], nail: ["#a06a48", "#cd987a", "#ecc9b4"] },
  { skin: ["#4d2c1a", "#7c4d30", "#a87350"], nail: ["#81543d", "#b08269", "#dcb9a6"] },
  { skin: ["#2f1c12", "#553523", "#80563d"], nail: ["#664534", "#95705c", "#c9a592"] },
];
/**
 * A left hand that holds a phone, which is turned by some degrees: its palm is behind it, its thumb lies over one edge and its fingers come around
 * the other. Whose hand it is depends on `seed`: the same piece always has the same.
 */
export function holdingHand(phone: Box, turn: number, seed: number): HoldingHand {
  const { skin, nail } = SKINS[seed % SKINS.length] ?? (SKINS[0] as Skin);
  const at = onPhone(phone, turn);
  const unit = phone.w / 520;
  const limb = (points: readonly (readonly [x: number, y: number, r: number])[]): Limb =>
    points.map(([x, y, r]) => ({ at: at(x, y), r: r * unit }));
  const page = { x: 0, y: 0, w: 1080, h: 1920 };
  const art = (id: string, paths: Parameters<typeof artClip>[2], shadow?: typeof ON_GLASS) =>
    artClip(id, page, paths, shadow && { shadow });
  const fingers = FINGERS.map(([y, r, tip], i) => {
    const finger = softLimb(
      limb([
        [1.06, y + 0.022, r * 0.9],
        [1.03, y + 0.006, r],
        [tip, y - 0.022, r * 0.84],
      ]),
      skin,
    );
    const top = softLimb(
      limb([
        [tip + 0.02, y - 0.027, r * 0.44],
        [tip - 0.008, y - 0.031, r * 0.4],
      ]),
      nail,
    );
    return art(`finger-${i}`, [...finger, ...top], ON_GLASS);
  });
  const thumb = softLimb(limb(THUMB), skin);
  const top = softLimb(
    limb([
      [0.05, 0.548, 24],
      [0.066, 0.527, 22],
    ]),
    nail,
  );
  return {
    behind: [art("wrist", softLimb(limb(WRIST), skin))],
    before: [...fingers, art("thumb", [...thumb, ...top], ON_GLASS)],
  };
}

/** From the arm to the palm, and from there to the tip of the thumb. */
const WRIST = [
  [0.44, 1.9, 150],
  [0.4, 1.5, 150],
  [0.36, 1.2, 160],
  [0.42, 0.98, 190],
  [0.5, 0.7, 200],
] as const;
const THUMB = [
  [0.3, 1.95, 140],
  [0.25, 1.5, 140],
  [0.12, 1.2, 132],
  [-0.01, 1.0, 104],
  [-0.085, 0.86, 78],
  [-0.085, 0.73, 60],
  [-0.02, 0.62, 50],
  [0.062, 0.535, 42],
] as const;

/** Where a finger comes around the edge, as a share of the phone's height, and its half width on a phone 520 px wide, and how far it reaches. */
const FINGERS = [
  [0.42, 41, 0.945],
  [0.512, 43, 0.93],
  [0.604, 41, 0.935],
  [0.688, 35, 0.955],
] as const;

const ON_GLASS = { dx: 6, dy: 12, blur: 22, color: "#000000", opacity: 0.42 } as const;

/** A point on the page, from one in fractions of the phone as it stands upright. */
function onPhone({ x, y, w, h }: Box, turn: number) {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return (fx: number, fy: number) => {
    const [dx, dy] = [(fx - 0.5) * w, (fy - 0.5) * h];
    return [x + w / 2 + dx * cos - dy * sin, y + h / 2 + dx * sin + dy * cos] as const;
  };
}
