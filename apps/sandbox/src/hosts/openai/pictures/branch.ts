import { clear, darker, lighter, mixColors } from "./color.ts";
import { between, type PixelSheet } from "./sheet.ts";

/** Two or three twigs with leaves that rise from an opening at (x, y). */
export function paintBranch(sheet: PixelSheet, x: number, y: number, length: number): void {
  const { chance } = sheet;
  const lean = chance.number("branch lean") < 0.5 ? -1 : 1;
  [0.35, -0.3, 0.05].forEach((tilt, index) => {
    paintTwig(sheet, x, y, length * between(chance, `twig ${index}`, 0.7, 1), lean * tilt, index);
  });
}

function paintTwig(sheet: PixelSheet, x: number, y: number, length: number, tilt: number, index: number): void {
  const { brush, palette, chance, unit } = sheet;
  const point = (along: number) => {
    const bend = tilt * (0.4 + along * 1.1);
    return { x: x + Math.sin(bend) * length * along, y: y + unit * 2 - Math.cos(bend) * length * along };
  };
  brush.strokeStyle = darker(mixColors(palette.ground, palette.warm, 0.3), 0.25);
  brush.lineWidth = unit * 0.45;
  brush.beginPath();
  for (let step = 0; step <= 20; step++) brush.lineTo(point(step / 20).x, point(step / 20).y);
  brush.stroke();
  for (let leaf = 2; leaf <= 9; leaf++) {
    const at = point(0.2 + leaf * 0.09);
    const side = leaf % 2 === 0 ? 1 : -1;
    const size = unit * between(chance, `leaf ${index} ${leaf}`, 3.6, 6) * (1.15 - leaf * 0.05);
    paintLeaf(sheet, at.x, at.y, size, tilt + side * between(chance, `turn ${index} ${leaf}`, 0.7, 1.15));
  }
}

/** One leaf from its stalk, `turn` radians from upright, half of it in shade. */
function paintLeaf({ brush, palette }: PixelSheet, x: number, y: number, size: number, turn: number): void {
  const green = mixColors(mixColors(palette.shade, "#5f7052", 0.65), palette.lit, 0.25);
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  for (const [side, color] of [
    [-1, lighter(green, 0.12)],
    [1, darker(green, 0.3)],
  ] as const) {
    brush.fillStyle = color;
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.bezierCurveTo(side * size * 0.42, -size * 0.35, side * size * 0.36, -size * 0.95, 0, -size * 1.3);
    brush.fill();
  }
  brush.strokeStyle = clear(lighter(green, 0.4), 0.35);
  brush.lineWidth = size * 0.035;
  brush.beginPath();
  brush.moveTo(0, 0);
  brush.lineTo(0, -size * 1.2);
  brush.stroke();
  brush.restore();
}
