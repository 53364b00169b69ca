import svgpath from "svgpath";
import type { Box } from "../../scene/geometry.ts";
import type { MemeArt } from "./meme-drawing.ts";

const known = new WeakMap<MemeArt, Box>();

/** The rectangle around everything that is drawn, without grounds that reach out of the picture, in the drawing's units. */
export function inkBox(art: MemeArt): Box {
  const box = known.get(art) ?? around(art);
  known.set(art, box);
  return box;
}

function around({ view, layers }: MemeArt): Box {
  const boxes = layers
    .flatMap(({ paths }) => paths.map(({ d }) => pathBox(d)))
    .filter(({ w, h }) => Math.max(w, h) < view.w * GROUND);
  const [x, y] = [Math.min(...boxes.map((it) => it.x)), Math.min(...boxes.map((it) => it.y))];
  const w = Math.max(...boxes.map((it) => it.x + it.w)) - x;
  const h = Math.max(...boxes.map((it) => it.y + it.h)) - y;
  return { x, y, w, h };
}

/** Grounds are this many times as wide as the picture. */
const GROUND = 1.5;

/** Around its ends and its control points: a little more than its ink. */
export function pathBox(d: string): Box {
  const points: (readonly [number, number])[] = [];
  svgpath(d)
    .abs()
    .unarc()
    .iterate(([command, ...numbers], _, fromX, fromY) => {
      if (command === "H") points.push([numbers[0] ?? 0, fromY]);
      else if (command === "V") points.push([fromX, numbers[0] ?? 0]);
      else for (let at = 0; at + 1 < numbers.length; at += 2) points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
    });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Where a drawing lies so that all of it stands in a room: in its middle, on its lower edge, `most` times its size at most. */
export function standingIn(art: MemeArt, room: Box, most = Number.POSITIVE_INFINITY): Box {
  const ink = inkBox(art);
  const scale = Math.min(room.w / ink.w, room.h / ink.h, most);
  return {
    x: room.x + room.w / 2 - (ink.x + ink.w / 2) * scale,
    y: room.y + room.h - (ink.y + ink.h) * scale,
    w: art.view.w * scale,
    h: art.view.h * scale,
  };
}

/** Pixels for a unit of a drawing all of which fills a room. */
export const scaleIn = (room: Box, art: MemeArt): number => standingIn(art, room).w / art.view.w;
