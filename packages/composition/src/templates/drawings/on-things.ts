import type { ThingState } from "@vignette/domain/objects";
import svgpath from "svgpath";
import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import { pathBox } from "./ink-box.ts";
import { lightOf, oval, WHITE } from "./pen.ts";

/** A part of a thing as it is drawn, in hundredths of the thing's height. */
type DrawnPart = { d: string; color: Color };

/** Of what things stand in, too. */
export const MUD: Color = "#6b4a2f";
const WATER: Color = "#8fc3de";

/** How many of each are on a thing that is as wide as high. Our own choice. */
const HAIRS = 44;
const SPLASHES = 15;
const DROPS = 9;

/** What lies on a thing, over its parts: hair of the color that is seen there, mud from below, or drops. */
export function onThing(state: ThingState, parts: readonly DrawnPart[], width: number): ArtPath[] {
  const spots = spotsOn(parts, width);
  if (state === "hairy")
    return spots.slice(0, Math.round((HAIRS * width) / 100)).map(({ x, y, color }, at) => hair(x, y, at, color));
  if (state === "muddy") {
    const low = spots.filter(({ y }) => y > 46 + (spots.length % 7)).slice(0, Math.round((SPLASHES * width) / 100));
    return low.map(({ x, y }, at) => {
      const r = 2 + ((at * 5) % 4) * 1.3 + (y - 46) * 0.05;
      return { d: oval(x, y, r * 1.2, r), fill: MUD };
    });
  }
  return spots.slice(0, Math.round((DROPS * width) / 100)).map(({ x, y }) => drop(x, y));
}

/** Some 9 hundredths long, bent to one side or the other. */
function hair(x: number, y: number, at: number, under: Color): ArtPath {
  const angle = at * 2.4;
  const [dx, dy] = [Math.cos(angle) * 4.6, Math.sin(angle) * 4.6];
  const [bendX, bendY] = [-dy * 0.7, dx * 0.7];
  const d = `M${x - dx} ${y - dy}Q${x + bendX} ${y + bendY} ${x + dx} ${y + dy}`;
  return { d, stroke: { color: seenOn(under), width: -1.5 } };
}

const drop = (x: number, y: number): ArtPath => ({
  d: `M${x} ${y - 6}C${x + 4} ${y} ${x + 3.4} ${y + 4} ${x} ${y + 4}C${x - 3.4} ${y + 4} ${x - 4} ${y} ${x} ${y - 6}Z`,
  fill: WATER,
  stroke: { color: "ink", width: -1 },
});

function seenOn(under: Color): Color {
  if (under === "accent") return "onAccent";
  return under === "ink" || (under.startsWith("#") && lightOf(under) < 0.5) ? WHITE : "ink";
}

type Spot = { x: number; y: number; color: Color };

/** Places on a thing, spread evenly and always the same ones, each with the color that is on top there. */
function spotsOn(parts: readonly DrawnPart[], width: number): Spot[] {
  const shapes = parts.map(({ d, color }) => ({ color, corners: cornersOf(d), box: pathBox(d) }));
  return Array.from({ length: 160 }, (_, at) => ({
    x: ((at * 0.754877666 + 0.5) % 1) * width,
    y: ((at * 0.569840291 + 0.5) % 1) * 100,
  })).flatMap(({ x, y }) => {
    const top = shapes.findLast(({ corners }) => isInside(corners, x, y));
    return top ? [{ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, color: top.color }] : [];
  });
}

type Corner = readonly [x: number, y: number];

/** The ends of a path's curves, and their middles. */
function cornersOf(d: string): Corner[] {
  const corners: Corner[] = [];
  svgpath(d)
    .abs()
    .unarc()
    .iterate(([command, ...n], _, fromX, fromY) => {
      const [endX = fromX, endY = fromY] =
        command === "H" ? [n[0], fromY] : command === "V" ? [fromX, n[0]] : n.slice(-2);
      const [aX = fromX, aY = fromY, bX = endX, bY = endY] = n;
      if (command === "Q") corners.push([(fromX + 2 * aX + endX) / 4, (fromY + 2 * aY + endY) / 4]);
      if (command === "C") corners.push([(fromX + 3 * aX + 3 * bX + endX) / 8, (fromY + 3 * aY + 3 * bY + endY) / 8]);
      if (command !== "Z") corners.push([endX, endY]);
    });
  return corners;
}

function isInside(corners: readonly Corner[], x: number, y: number): boolean {
  return corners.reduce((inside, [ax, ay], at) => {
    const [bx, by] = corners.at(at - 1) ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}
