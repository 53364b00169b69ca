import svgpath from "svgpath";
import type { ArtPath } from "../../scene/art-clip.ts";
import type { PathStep } from "../primitives/primitive.ts";

/** Limit of coordinates: farther out nothing is visible, and numbers stay finite through every transform. */
const FARTHEST = 1e6;

const cache = new WeakMap<ArtPath, readonly PathStep[]>();

/** The outline of a path in absolute lines and curves. An invalid segment ends it; nothing is thrown. */
export function outlineOf(path: ArtPath): readonly PathStep[] {
  const known = cache.get(path) ?? read(path.d);
  cache.set(path, known);
  return known;
}

function read(d: string): PathStep[] {
  const steps: PathStep[] = [];
  const parsed = svgpath.from(d).abs().unarc().unshort();
  parsed.iterate((segment, _, x, y) => {
    const step = stepOf(segment as readonly [string, ...number[]], x, y);
    if (step?.slice(1).every((value) => Math.abs(Number(value)) <= FARTHEST)) steps.push(step);
  });
  return steps;
}

/** `x`, `y` is the position of the pen before the segment. */
function stepOf(
  [command, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly [string, ...number[]],
  x: number,
  y: number,
) {
  switch (command) {
    case "M":
    case "L":
      return [command, a, b] as const;
    case "H":
      return ["L", a, y] as const;
    case "V":
      return ["L", x, a] as const;
    case "C":
      return ["C", a, b, c, d, e, f] as const;
    case "Q":
      return [
        "C",
        x + (2 / 3) * (a - x),
        y + (2 / 3) * (b - y),
        c + (2 / 3) * (a - c),
        d + (2 / 3) * (b - d),
        c,
        d,
      ] as const;
    case "Z":
    case "z":
      return ["Z"] as const;
    default:
      return null;
  }
}
