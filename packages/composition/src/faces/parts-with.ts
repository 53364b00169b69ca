import type { Family } from "./families.ts";

type Part = { name: string; ranges: readonly (readonly [number, number])[] };

const partsByFamily = new WeakMap<Family, Part[]>();

/** The parts of a family whose ranges include every one of these code points, in the family's order. */
export function partsWith(family: Family, codePoints: readonly number[]): string[] {
  const parts = partsByFamily.get(family) ?? Object.entries(family.ranges).map(([name, css]) => part(name, css));
  // An empty range is not loaded yet.
  if (parts.length > 0) partsByFamily.set(family, parts);
  return parts.filter(({ ranges }) => codePoints.every((point) => holds(ranges, point))).map(({ name }) => name);
}

const holds = (ranges: Part["ranges"], point: number) => ranges.some(([from, to]) => from <= point && point <= to);

/** `U+0-FF,U+131` */
function part(name: string, css: string): Part {
  const ranges = css.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return { name, ranges };
}
