import { channels } from "../../brand/contrast.ts";
import type { ArtPath } from "../../scene/art-clip.ts";

type Point = readonly [x: number, y: number];

/** What is round and tapers, as a finger: points along its middle, and its half width at each of them, in px. */
export type Limb = readonly { at: Point; r: number }[];

/** From the side that turns away from the light to the side that the light falls on. */
export type Shades = readonly [dark: string, middle: string, light: string];

/** Shades from one edge of a limb to its lightest line. Our own choice: with so many no step is seen. */
const STEPS = 28;
/** How much narrower the lightest one is, and how far it lies towards the light, in half widths. */
const [NARROWER, TOWARDS] = [0.9, 0.42];
/** Where the light comes from: a window at the upper left. */
const LIGHT: Point = [-0.6, -0.8];

/** A limb as light from a window falls on it: each shade lies on the darker one, narrower and nearer to the light. */
export function softLimb(limb: Limb, shades: Shades): ArtPath[] {
  const all = along(limb);
  return Array.from({ length: STEPS }, (_, step) => {
    const share = step / (STEPS - 1);
    const narrower = all.map(({ at: [x, y], r }) => {
      const by = r * TOWARDS * share ** 1.3;
      return { at: [x + LIGHT[0] * by, y + LIGHT[1] * by] as const, r: Math.max(0.5, r * (1 - NARROWER * share)) };
    });
    return { d: outlineOf(narrower), fill: between(shades, share) };
  });
}

/** Along one side and back along the other, round at both ends; all of it clockwise, so that nothing is left out where it overlaps. */
function outlineOf(limb: Limb): string {
  const sides = limb.map(({ at: [x, y], r }, i) => {
    const [from, to] = [limb[i - 1] ?? limb[i], limb[i + 1] ?? limb[i]];
    const [dx, dy] = [(to?.at[0] ?? 0) - (from?.at[0] ?? 0), (to?.at[1] ?? 0) - (from?.at[1] ?? 0)];
    const long = Math.hypot(dx, dy) || 1;
    const [across, down] = [(dy / long) * r, (-dx / long) * r];
    return [`${px(x + across)} ${px(y + down)}`, `${px(x - across)} ${px(y - down)}`] as const;
  });
  const there = sides.map(([left]) => left);
  const back = sides.map(([, right]) => right).toReversed();
  const ends = [limb[0], limb.at(-1)].map((it) => (it ? circle(it.at, it.r) : ""));
  return `M${[...there, ...back].join("L")}Z${ends.join("")}`;
}

const px = (it: number): string => it.toFixed(1);

const circle = ([x, y]: Point, r: number): string => {
  const round = r.toFixed(1);
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${round} ${round} 0 1 1 ${(2 * r).toFixed(1)} 0a${round} ${round} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`;
};

/** Points so near one another that their outline looks round, on a curve through those that are given. */
function along(limb: Limb): { at: Point; r: number }[] {
  const points = limb.slice(0, -1).flatMap((from, i) => {
    const to = limb[i + 1] ?? from;
    const [before, after] = [limb[i - 1] ?? from, limb[i + 2] ?? to];
    const count = Math.max(4, Math.ceil(Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1]) / (from.r * NEAR)));
    return Array.from({ length: count }, (_, n) => {
      const t = n / count;
      const on = (axis: 0 | 1) => curve(before.at[axis], from.at[axis], to.at[axis], after.at[axis], t);
      return { at: [on(0), on(1)] as const, r: curve(before.r, from.r, to.r, after.r, t) };
    });
  });
  const last = limb.at(-1);
  return last ? [...points, last] : points;
}

/** From point to point, in half widths. */
const NEAR = 0.25;

/** Catmull-Rom: from `b` to `c`. */
function curve(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}

function between([dark, middle, light]: Shades, share: number): string {
  return share < 0.5 ? mixed(dark, middle, share * 2) : mixed(middle, light, share * 2 - 1);
}

function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const hex = a.map((it, i) =>
    Math.round(it + ((b[i] ?? it) - it) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
