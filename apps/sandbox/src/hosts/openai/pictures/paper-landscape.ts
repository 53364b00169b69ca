import { clear, darker, lighter, mixColors } from "./color.ts";
import { between, glow, type PixelSheet, wash } from "./sheet.ts";

const LAYERS = 6;

/** Hills cut from paper, one behind the other, and a low sun. */
export function paperLandscape(sheet: PixelSheet): void {
  const { brush, width, height, palette, chance, unit } = sheet;
  wash(sheet, 0, height, [
    mixColors(palette.shade, palette.lit, 0.2),
    mixColors(palette.shade, palette.lit, 0.75),
    lighter(mixColors(palette.lit, palette.warm, 0.25), 0.22),
  ]);
  const sun = {
    x: width * between(chance, "sun x", 0.28, 0.72),
    y: height * between(chance, "sun y", 0.4, 0.47),
    radius: unit * between(chance, "sun size", 9, 14),
  };
  glow(brush, sun.x, sun.y, unit * 62, palette.pale, 0.45);
  brush.fillStyle = mixColors(palette.pale, palette.warm, 0.12);
  brush.beginPath();
  brush.arc(sun.x, sun.y, sun.radius, 0, Math.PI * 2);
  brush.fill();

  for (let layer = 0; layer < LAYERS; layer++) paintHill(sheet, layer);
}

function paintHill(sheet: PixelSheet, layer: number): void {
  const { brush, width, height, palette, unit } = sheet;
  const near = layer / (LAYERS - 1);
  const far = mixColors(palette.lit, palette.pale, 0.12);
  const color =
    near < 0.5 ? mixColors(far, palette.shade, near * 2) : mixColors(palette.shade, palette.deep, near * 2 - 1);
  const ridge = ridgeOf(sheet, layer);

  brush.save();
  brush.shadowColor = "rgba(10, 6, 4, 0.42)";
  brush.shadowBlur = unit * 3.2;
  brush.shadowOffsetY = -unit * 0.7;
  const fill = brush.createLinearGradient(0, height * 0.42, 0, height);
  fill.addColorStop(0, lighter(color, 0.08));
  fill.addColorStop(1, darker(color, 0.32));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(-20, height + 40);
  for (let x = -20; x <= width + 20; x += 6) brush.lineTo(x, ridge(x));
  brush.lineTo(width + 20, height + 40);
  brush.fill();
  brush.restore();

  brush.strokeStyle = clear(lighter(color, 0.55), 0.3);
  brush.lineWidth = Math.max(1, unit * 0.16);
  brush.beginPath();
  for (let x = -20; x <= width + 20; x += 6) brush.lineTo(x, ridge(x) + unit * 0.1);
  brush.stroke();
  if (layer === 2 || layer === 3) paintTrees(sheet, layer, ridge, darker(color, 0.25));
}

/** A line of three slow waves; nearer hills lie lower and swing wider. */
function ridgeOf({ width, height, chance, unit }: PixelSheet, layer: number): (x: number) => number {
  const wave = (index: number) => {
    const purpose = `hill ${layer} ${index}`;
    return {
      swing: (unit * between(chance, `${purpose} swing`, 2, 7.5)) / index,
      length: (width * between(chance, `${purpose} length`, 0.55, 1.1)) / index,
      shift: between(chance, `${purpose} shift`, 0, Math.PI * 2),
    };
  };
  const waves = [wave(1), wave(2), wave(3)];
  const base = height * (0.5 + layer * 0.082);
  return (x) =>
    base +
    waves.reduce((sum, { swing, length, shift }) => sum + swing * Math.sin((x / length) * Math.PI * 2 + shift), 0);
}

/** A few firs of folded paper: one side lit, one in shade. */
function paintTrees(
  { brush, width, chance, unit }: PixelSheet,
  layer: number,
  ridge: (x: number) => number,
  color: string,
): void {
  const count = 3 + Math.floor(chance.number(`trees ${layer}`) * 4);
  const start = width * between(chance, `grove ${layer}`, 0.08, 0.6);
  for (let tree = 0; tree < count; tree++) {
    const x = start + unit * tree * between(chance, `gap ${layer} ${tree}`, 4.5, 7);
    const tall = unit * between(chance, `tall ${layer} ${tree}`, 9, 16) * (layer === 3 ? 1.3 : 1);
    const foot = ridge(x) + unit;
    for (const [side, shade] of [
      [-1, lighter(color, 0.14)],
      [1, darker(color, 0.2)],
    ] as const) {
      brush.fillStyle = shade;
      brush.beginPath();
      brush.moveTo(x, foot - tall);
      brush.quadraticCurveTo(x + side * tall * 0.12, foot - tall * 0.35, x + side * tall * 0.2, foot);
      brush.lineTo(x, foot);
      brush.fill();
    }
  }
}
