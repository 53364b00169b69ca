import { clear, darker, lighter } from "./color.ts";
import type { Brush, PixelSheet } from "./sheet.ts";
import { paintMark } from "./stand-in-mark.ts";

/** Whether a prompt asks for a face that looks into the camera. */
export const isPortrait = (prompt: string): boolean => /^portrait photo of\b/i.test(prompt);

/** Where the mouth of a painted face is, in pixels: its middle, and half its width. */
export function mouthOn({ width, height }: { width: number; height: number }) {
  const unit = faceUnit(width, height);
  return { x: width / 2, y: height * FACE_AT + 12.6 * unit, half: 5.6 * unit };
}

/**
 * The middle of the face, as a share of the height; and what its measures are counted in, in pixels: the head is a quarter
 * of the height, as the prompt asks for it.
 */
const FACE_AT = 0.44;
const faceUnit = (width: number, height: number) => Math.min(width * 0.7, height * 0.466) / 100;

const SKINS: readonly (readonly [RegExp, string])[] = [
  [/dark brown skin/i, "#7a4c33"],
  [/light brown skin/i, "#c08a62"],
  [/olive skin/i, "#d3a27a"],
  [/fair skin/i, "#efc9ac"],
];
const HAIRS: readonly (readonly [RegExp, string])[] = [
  [/gray hair/i, "#a9a7a2"],
  [/black hair/i, "#1d1a1a"],
  [/dark (curly )?hair|dark hair/i, "#2f211b"],
  [/brown hair/i, "#5b3d28"],
];
const CLOTHES: readonly (readonly [RegExp, string])[] = [
  [/rust/i, "#a8502e"],
  [/blue shirt|denim/i, "#5577a8"],
  [/gray hoodie/i, "#83868a"],
  [/navy/i, "#28344f"],
  [/burgundy/i, "#6e2436"],
];

const WALL = "#82c29a";

const named = (prompt: string, of: readonly (readonly [RegExp, string])[], otherwise: string): string =>
  of.find(([words]) => words.test(prompt))?.[1] ?? otherwise;

/** A plain face as the prompt describes it, drawn in flat colors and marked as a stand-in: it cannot be taken for a person. */
export function paintPortrait(sheet: PixelSheet, prompt: string): void {
  const { brush, width, height } = sheet;
  const unit = faceUnit(width, height);
  const skin = named(prompt, SKINS, "#dcae8a");
  const hair = named(prompt, HAIRS, "#3a2a20");
  const clothes = named(prompt, CLOTHES, "#6c6a86");
  paintWall(sheet, WALL);
  brush.save();
  brush.translate(width / 2, height * FACE_AT);
  brush.scale(unit, unit);
  if (/\b(bun|curly)\b/i.test(prompt)) paintLongHair(brush, hair, /curly/i.test(prompt));
  paintBody(brush, { skin, clothes, low: (height * (1 - FACE_AT)) / unit });
  paintHead(brush, skin);
  paintHair(brush, hair, /woman/i.test(prompt));
  paintFace(brush, { skin, hair, prompt });
  brush.restore();
  paintMark(brush, width / 2, height - 8 * unit, unit);
}

/** Of a wall that is said to be even: a camera still sees a little more light on one side. */
function paintWall({ brush, width, height }: PixelSheet, wall: string): void {
  const fill = brush.createLinearGradient(0, 0, width, height);
  fill.addColorStop(0, lighter(wall, 0.12));
  fill.addColorStop(1, darker(wall, 0.1));
  brush.fillStyle = fill;
  brush.fillRect(0, 0, width, height);
}

function paintLongHair(brush: Brush, hair: string, isCurly: boolean): void {
  brush.fillStyle = darker(hair, 0.15);
  if (!isCurly) {
    oval(brush, 0, -29, 9, 8);
    return;
  }
  for (let at = 0; at < 14; at += 1) {
    const angle = Math.PI * (0.88 + (at / 13) * 1.24);
    oval(brush, Math.cos(angle) * 19, Math.sin(angle) * 20 - 1, 8, 8);
  }
  oval(brush, -18, 9, 8, 12);
  oval(brush, 18, 9, 8, 12);
}

function paintBody(brush: Brush, { skin, clothes, low }: { skin: string; clothes: string; low: number }): void {
  const cloth = brush.createLinearGradient(-40, 0, 40, 0);
  cloth.addColorStop(0, lighter(clothes, 0.15));
  cloth.addColorStop(1, darker(clothes, 0.3));
  brush.fillStyle = cloth;
  brush.beginPath();
  brush.moveTo(-48, low + 2);
  brush.bezierCurveTo(-46, 42, -30, 36, -11, 31);
  brush.lineTo(11, 31);
  brush.bezierCurveTo(30, 36, 46, 42, 48, low + 2);
  brush.fill();
  brush.fillStyle = darker(skin, 0.14);
  brush.beginPath();
  brush.moveTo(-8.5, 14);
  brush.lineTo(-10, 32);
  brush.quadraticCurveTo(0, 40, 10, 32);
  brush.lineTo(8.5, 14);
  brush.fill();
}

function paintHead(brush: Brush, skin: string): void {
  brush.fillStyle = darker(skin, 0.1);
  oval(brush, -17.4, 1, 3, 5);
  oval(brush, 17.4, 1, 3, 5);
  const face = brush.createLinearGradient(-18, 0, 18, 0);
  face.addColorStop(0, lighter(skin, 0.16));
  face.addColorStop(0.6, skin);
  face.addColorStop(1, darker(skin, 0.16));
  brush.fillStyle = face;
  brush.beginPath();
  brush.moveTo(-17.5, -4);
  brush.bezierCurveTo(-18, 12, -12, 23, 0, 23.5);
  brush.bezierCurveTo(12, 23, 18, 12, 17.5, -4);
  brush.bezierCurveTo(17, -30, -17, -30, -17.5, -4);
  brush.fill();
}

function paintHair(brush: Brush, hair: string, isLong: boolean): void {
  brush.fillStyle = hair;
  brush.beginPath();
  brush.moveTo(-18.6, isLong ? 3 : -4);
  brush.bezierCurveTo(-22, -34, 22, -34, 18.6, isLong ? 3 : -4);
  brush.bezierCurveTo(17, -8, 14, -14, 8, -16);
  brush.bezierCurveTo(-2, -19, -9, -15, -13, -13);
  brush.bezierCurveTo(-16, -10, -17, -6, -18.6, isLong ? 3 : -4);
  brush.fill();
}

function paintFace(brush: Brush, { skin, hair, prompt }: { skin: string; hair: string; prompt: string }): void {
  if (/beard/i.test(prompt)) paintBeard(brush, hair);
  for (const side of [-1, 1]) {
    brush.fillStyle = "#fbf7f0";
    oval(brush, side * 7, -1.5, 3.1, 1.9);
    brush.fillStyle = "#2b1d17";
    oval(brush, side * 7, -1.4, 1.5, 1.6);
    line(brush, darker(hair, 0.1), 1.2, [side * 3.6, -5.6], [side * 7, -7], [side * 10.8, -5.4]);
    if (/glasses/i.test(prompt)) ring(brush, side * 7, -1.4, 5.2);
  }
  if (/glasses/i.test(prompt)) line(brush, "#26242a", 0.8, [-1.9, -1.6], [0, -2.3], [1.9, -1.6]);
  line(brush, darker(skin, 0.3), 0.9, [1, -1], [2.6, 5.6], [-0.6, 6.2]);
  line(brush, "#8c3f37", 1.5, [-5.4, 12.2], [0, 13.6], [5.4, 12.2]);
}

function paintBeard(brush: Brush, hair: string): void {
  brush.fillStyle = clear(hair, 0.75);
  brush.beginPath();
  brush.moveTo(-17, 3);
  brush.bezierCurveTo(-17, 16, -11, 25, 0, 25.4);
  brush.bezierCurveTo(11, 25, 17, 16, 17, 3);
  brush.bezierCurveTo(14, 9, 8, 8.4, 0, 8.6);
  brush.bezierCurveTo(-8, 8.4, -14, 9, -17, 3);
  brush.fill();
}

function oval(brush: Brush, x: number, y: number, across: number, down: number): void {
  brush.beginPath();
  brush.ellipse(x, y, across, down, 0, 0, Math.PI * 2);
  brush.fill();
}

function ring(brush: Brush, x: number, y: number, radius: number): void {
  brush.strokeStyle = "#26242a";
  brush.lineWidth = 0.8;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.stroke();
}

type Point = readonly [number, number];

function line(brush: Brush, color: string, thick: number, from: Point, bend: Point, to: Point): void {
  brush.strokeStyle = color;
  brush.lineWidth = thick;
  brush.lineCap = "round";
  brush.beginPath();
  brush.moveTo(...from);
  brush.quadraticCurveTo(...bend, ...to);
  brush.stroke();
}
