import type { ObjectName, SpeakerMood } from "@vignette/domain/objects";
import type { ArtPath } from "../../scene/art-clip.ts";
import type { Color } from "../../scene/color.ts";
import { pathBox } from "./ink-box.ts";
import { lightOf, oval, WHITE } from "./pen.ts";

/** A thing's face: how it feels, and where it looks: -1 is left, 1 is right. */
export type ThingFace = { mood: SpeakerMood; look: number; hasGlasses?: boolean };

/** A part of a thing as it is drawn, in hundredths of the thing's height. */
type DrawnPart = { d: string; color: Color };

/** The middle between its eyes, and how wide both are together, in hundredths of the thing's height. */
type FacePlace = { x: number; y: number; w: number };

/** Eyes, brows and a mouth on a thing that talks. On what is narrow, the eyes reach over its edge. */
export function thingFace(
  { mood, look, hasGlasses }: ThingFace,
  name: ObjectName,
  parts: readonly DrawnPart[],
): ArtPath[] {
  if (HAS_FACE.has(name)) return [];
  const { x, y, w } = PLACES[name] ?? placeOn(parts);
  const under = colorAt(parts, x, y + w * 0.5);
  const pen = seenOn(under);
  const { brows, mouth, lid } = LOOKS[mood];
  const line = (d: string, width: number, color: Color = pen): ArtPath => ({ d, stroke: { color, width: -w * width } });
  const at = (points: readonly (readonly [number, number])[]) => points.map(([px, py]) => [x + px * w, y + py * w]);
  const curve = (points: Curve) => {
    const [from, bend, to] = at(points);
    return `M${from?.join(" ")}Q${bend?.join(" ")} ${to?.join(" ")}`;
  };
  const eyes = [-1, 1].flatMap((side): ArtPath[] => {
    const ex = x + side * w * 0.27;
    const [rx, ry] = [w * 0.21, w * 0.24];
    const ball = lid ? `M${ex - rx} ${y}A${rx} ${ry} 0 0 0 ${ex + rx} ${y}Z` : oval(ex, y, rx, ry);
    const [px, py] = [ex + look * w * 0.08, y + w * (lid ? 0.1 : 0.04)];
    return [
      { d: ball, fill: WHITE, stroke: { color: "ink", width: -w * 0.045 } },
      { d: oval(px, py, w * 0.095, w * (lid ? 0.09 : 0.11)), fill: "ink" },
    ];
  });
  const rims = [-1, 1].map((side) => oval(x + side * w * 0.27, y, w * 0.27, w * 0.28));
  const glasses = [...rims, `M${x - w * 0.06} ${y - w * 0.06}Q${x} ${y - w * 0.12} ${x + w * 0.06} ${y - w * 0.06}`];
  return [
    ...eyes,
    ...(hasGlasses ? glasses.map((d) => line(d, 0.06, "ink")) : []),
    ...brows.flatMap((brow) => [line(curve(brow), 0.075, "ink"), ...(pen === "ink" ? [] : [line(curve(brow), 0.05)])]),
    line(curve(mouth), 0.075),
  ];
}

const HAS_FACE: ReadonlySet<ObjectName> = new Set(["cat", "dog", "person"]);

type Curve = readonly [readonly [number, number], readonly [number, number], readonly [number, number]];

/** `lid`: its eyes are half closed. In shares of the face's width, around the middle between the eyes. */
const LOOKS: Record<SpeakerMood, { brows: readonly Curve[]; mouth: Curve; lid?: true }> = {
  hurt: {
    brows: [
      [
        [-0.52, -0.26],
        [-0.36, -0.38],
        [-0.14, -0.42],
      ],
      [
        [0.14, -0.42],
        [0.36, -0.38],
        [0.52, -0.26],
      ],
    ],
    mouth: [
      [-0.24, 0.6],
      [0, 0.34],
      [0.24, 0.6],
    ],
  },
  cross: {
    brows: [
      [
        [-0.52, -0.4],
        [-0.32, -0.3],
        [-0.1, -0.2],
      ],
      [
        [0.1, -0.2],
        [0.32, -0.3],
        [0.52, -0.4],
      ],
    ],
    mouth: [
      [-0.22, 0.56],
      [0, 0.42],
      [0.22, 0.56],
    ],
  },
  pleased: {
    brows: [
      [
        [-0.46, -0.34],
        [-0.28, -0.46],
        [-0.1, -0.36],
      ],
      [
        [0.1, -0.36],
        [0.28, -0.46],
        [0.46, -0.34],
      ],
    ],
    mouth: [
      [-0.32, 0.38],
      [0, 0.74],
      [0.32, 0.38],
    ],
  },
  smug: {
    brows: [
      [
        [-0.5, -0.32],
        [-0.3, -0.34],
        [-0.08, -0.3],
      ],
      [
        [0.1, -0.4],
        [0.3, -0.5],
        [0.52, -0.36],
      ],
    ],
    mouth: [
      [-0.2, 0.46],
      [0.12, 0.58],
      [0.34, 0.36],
    ],
    lid: true,
  },
};

/** Where a face is not in the upper middle of the largest part. */
const PLACES: Partial<Record<ObjectName, FacePlace>> = {
  bed: { x: 85, y: 52, w: 46 },
  boots: { x: 30, y: 36, w: 40 },
  bottle: { x: 17, y: 54, w: 30 },
  bread: { x: 86, y: 46, w: 50 },
  brick: { x: 98, y: 52, w: 56 },
  bus: { x: 120, y: 44, w: 56 },
  candle: { x: 33, y: 58, w: 40 },
  car: { x: 118, y: 50, w: 54 },
  cutlery: { x: 14, y: 17, w: 27 },
  glasses: { x: 125, y: 46, w: 110 },
  grinder: { x: 28, y: 60, w: 34 },
  house: { x: 62, y: 58, w: 62 },
  key: { x: 20, y: 20, w: 34 },
  mirror: { x: 39, y: 34, w: 50 },
  pan: { x: 80, y: 58, w: 70 },
  parcel: { x: 38, y: 60, w: 58 },
  pen: { x: 7, y: 30, w: 18 },
  plank: { x: 125, y: 56, w: 84 },
  plant: { x: 48, y: 74, w: 38 },
  plaster: { x: 108, y: 40, w: 76 },
  plate: { x: 150, y: 62, w: 90 },
  receipt: { x: 26, y: 46, w: 36 },
  rug: { x: 110, y: 46, w: 70 },
  shed: { x: 58, y: 60, w: 62 },
  shoe: { x: 70, y: 52, w: 60 },
  sofa: { x: 88, y: 42, w: 60 },
  "spirit level": { x: 130, y: 40, w: 90 },
  towel: { x: 60, y: 48, w: 50 },
  tube: { x: 18, y: 44, w: 30 },
};

function placeOn(parts: readonly DrawnPart[]): FacePlace {
  const boxes = parts.map(({ d }) => pathBox(d));
  const largest = boxes.toSorted((a, b) => b.w * b.h - a.w * a.h)[0] ?? { x: 0, y: 0, w: 100, h: 100 };
  const w = Math.max(LEAST_WIDE, Math.min(largest.w * 0.62, largest.h * 0.56, MOST_WIDE));
  return { x: largest.x + largest.w / 2, y: largest.y + largest.h * 0.4, w };
}

const [LEAST_WIDE, MOST_WIDE] = [16, 46];

function colorAt(parts: readonly DrawnPart[], x: number, y: number): Color {
  const isIn = ({ d }: DrawnPart) => {
    const box = pathBox(d);
    return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
  };
  return parts.findLast(isIn)?.color ?? WHITE;
}

function seenOn(under: Color): Color {
  if (under === "accent") return "onAccent";
  return under === "ink" || (under.startsWith("#") && lightOf(under) < 0.5) ? WHITE : "ink";
}
