import { clear, darker, lighter, mixColors } from "./color.ts";
import { kinds } from "./outlines.ts";
import { between, glow, type PixelSheet, softly, wash } from "./sheet.ts";
import { paintTurned } from "./turned-thing.ts";

/** A product on a plinth before a paper backdrop, one soft light. */
export function studio(sheet: PixelSheet): void {
  const middle = sheet.width * between(sheet.chance, "middle", 0.46, 0.54);
  paintBackdrop(sheet, middle);
  paintPlinths(sheet, middle);
}

/** Paper that bends from the wall to the floor, lit around the middle. */
export function paintBackdrop(sheet: PixelSheet, middle: number): void {
  const { brush, width, height, palette, chance, unit } = sheet;
  const back = mixColors(palette.shade, palette.lit, 0.45);
  wash(sheet, 0, height, [
    darker(back, 0.35),
    back,
    lighter(back, 0.06),
    mixColors(back, palette.ground, 0.45),
    darker(palette.ground, 0.15),
  ]);
  glow(brush, middle - unit * 14, height * 0.5, width * 0.75, lighter(palette.lit, 0.2), 0.55);
  if (chance.number("disc") < 0.65) paintDisc(sheet, middle);
}

/** A disc of paper behind the product, with the shadow it throws. */
function paintDisc({ brush, height, palette, chance, unit }: PixelSheet, middle: number): void {
  const radius = unit * between(chance, "disc size", 25, 31);
  brush.save();
  brush.shadowColor = "rgba(10, 6, 4, 0.4)";
  brush.shadowBlur = unit * 5;
  brush.shadowOffsetX = unit * 2.4;
  brush.shadowOffsetY = unit * 2;
  const fill = brush.createLinearGradient(middle - radius, 0, middle + radius, 0);
  const color = mixColors(palette.warm, palette.lit, 0.25);
  fill.addColorStop(0, lighter(color, 0.18));
  fill.addColorStop(1, darker(color, 0.28));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(middle + unit * between(chance, "disc shift", -5, 5), height * 0.56, radius, 0, Math.PI * 2);
  brush.fill();
  brush.restore();
}

function paintPlinths(sheet: PixelSheet, middle: number): void {
  const { palette, chance, unit, height } = sheet;
  const stone = mixColors(palette.pale, palette.lit, 0.45);
  const floor = height * 0.84;
  const side = chance.number("side") < 0.5 ? -1 : 1;
  paintPlinth(
    sheet,
    middle + side * unit * 25,
    floor - unit * 2,
    12,
    unit * between(chance, "low", 9, 14),
    mixColors(stone, palette.shade, 0.35),
  );
  paintProduct(sheet, middle + side * unit * 25, floor - unit * 2 - unit * 9, 0.55, "small");
  const tall = unit * between(chance, "plinth", 13, 20);
  paintPlinth(sheet, middle, floor + unit * 4, 19, tall, stone);
  paintProduct(sheet, middle, floor + unit * 4 - tall, 1, "main");
}

/** A low drum; `half` in units. Its top is visible. */
export function paintPlinth(
  { brush, unit }: PixelSheet,
  x: number,
  foot: number,
  half: number,
  height: number,
  color: string,
): void {
  paintTurned(brush, {
    outline: [
      [0, (half * unit) / height],
      [1, (half * unit) / height],
    ],
    top: "closed",
    gloss: 0,
    color,
    x,
    foot,
    height,
  });
  const top = brush.createLinearGradient(x - half * unit, 0, x + half * unit, 0);
  top.addColorStop(0, lighter(color, 0.5));
  top.addColorStop(1, lighter(color, 0.08));
  brush.fillStyle = top;
  brush.beginPath();
  brush.ellipse(x, foot - height, half * unit, half * unit * 0.2, 0, 0, Math.PI * 2);
  brush.fill();
}

function paintProduct(
  { brush, palette, chance, unit }: PixelSheet,
  x: number,
  foot: number,
  size: number,
  which: string,
): void {
  const kind = chance.pick(`product ${which}`, ["bottle", "jar", "flask", "flask", "candle"] as const);
  const color = chance.pick(`product colour ${which}`, [palette.deep, palette.pale, palette.warm]);
  const height = kinds[kind].height * unit * size * (kind === "jar" ? 1.2 : 0.92);
  paintTurned(brush, { ...kinds[kind], color, x, foot, height });
  if (kind === "candle") return;
  const band = BANDS[kind];
  paintLabel(
    sheetLabel(brush, palette.pale, palette.deep, color),
    x,
    foot - height * (1 - band.at),
    height * band.half,
    height * band.tall,
  );
  softly(brush, unit * 0.35, () => {
    brush.fillStyle = clear("#fffaf0", 0.3);
    brush.fillRect(
      x - height * band.half * 0.62,
      foot - height * (1 - band.at),
      height * band.half * 0.1,
      height * band.tall,
    );
  });
}

/** Where the label of a product sits, as shares of its height. */
const BANDS = {
  bottle: { at: 0.56, tall: 0.26, half: 0.158 },
  jar: { at: 0.42, tall: 0.34, half: 0.408 },
  flask: { at: 0.46, tall: 0.36, half: 0.272 },
};

const sheetLabel = (brush: PixelSheet["brush"], pale: string, deep: string, body: string) => ({
  brush,
  paper: body === pale ? deep : pale,
});

/** An empty label that follows the roundness. */
function paintLabel(
  { brush, paper }: ReturnType<typeof sheetLabel>,
  x: number,
  top: number,
  half: number,
  tall: number,
): void {
  const round = brush.createLinearGradient(x - half, 0, x + half, 0);
  round.addColorStop(0, darker(paper, 0.35));
  round.addColorStop(0.3, lighter(paper, 0.12));
  round.addColorStop(0.6, darker(paper, 0.08));
  round.addColorStop(1, darker(paper, 0.6));
  brush.fillStyle = round;
  brush.beginPath();
  brush.moveTo(x - half, top);
  brush.quadraticCurveTo(x, top + half * 0.36, x + half, top);
  brush.lineTo(x + half, top + tall);
  brush.quadraticCurveTo(x, top + tall + half * 0.36, x - half, top + tall);
  brush.closePath();
  brush.fill();
}
