import { paintBranch } from "./branch.ts";
import { clear, darker, lighter, mixColors } from "./color.ts";
import { type KindName, kinds } from "./outlines.ts";
import { between, glow, type PixelSheet, softly, wash } from "./sheet.ts";
import { paintTurned } from "./turned-thing.ts";

/** Pots and fruit on a table, side light, the wall above left empty for words. */
export function stillLife(sheet: PixelSheet): void {
  const { height, chance } = sheet;
  const edge = height * between(chance, "table", 0.69, 0.74);
  paintRoom(sheet, edge);
  const tall = chance.pick<KindName>("tall", ["vase", "bottle", "jug", "vase"]);
  paintGroup(sheet, edge, tall);
}

/** Wall and table, lit from the upper left. `edge` is where they meet, in pixels. */
export function paintRoom(sheet: PixelSheet, edge: number): void {
  const { brush, width, height, palette, unit } = sheet;
  wash(sheet, 0, edge + 2, [
    mixColors(palette.shade, palette.lit, 0.25),
    mixColors(palette.shade, palette.lit, 0.55),
    mixColors(palette.shade, palette.lit, 0.3),
  ]);
  glow(brush, width * 0.16, height * 0.36, width * 0.95, palette.lit, 0.75);
  glow(brush, width * 1.05, height * 0.2, width * 0.8, darker(palette.shade, 0.5), 0.6);
  wash(sheet, edge, height, [lighter(palette.ground, 0.24), palette.ground, darker(palette.ground, 0.45)]);
  glow(brush, width * 0.1, edge + unit * 10, width * 0.75, lighter(palette.ground, 0.45), 0.5);
  softly(brush, unit * 0.5, () => {
    brush.fillStyle = clear(darker(palette.ground, 0.6), 0.55);
    brush.fillRect(-20, edge - unit * 0.5, width + 40, unit);
  });
}

/** A tall thing, a broad one beside it, fruit in front. */
function paintGroup(sheet: PixelSheet, edge: number, tall: KindName): void {
  const { brush, width, unit, palette, chance } = sheet;
  const middle = width * between(chance, "middle", 0.42, 0.5);
  const side = chance.number("side") < 0.5 ? -1 : 1;
  const place = (kind: KindName, color: string, x: number, down: number, size: number) =>
    paintTurned(brush, {
      ...kinds[kind],
      color,
      x,
      foot: edge + unit * down,
      height: kinds[kind].height * unit * size,
    });

  if (tall === "vase") paintBranch(sheet, middle, edge + unit * 6 - kinds.vase.height * unit, unit * 42);
  place(
    tall,
    chance.pick("tall colour", [palette.pale, palette.warm, mixColors(palette.pale, palette.lit, 0.4)]),
    middle,
    6,
    1,
  );
  place(
    chance.pick<KindName>("broad", ["bowl", "jug", "cup", "candle"]),
    chance.pick("broad colour", [palette.deep, mixColors(palette.shade, palette.pale, 0.35), palette.pale]),
    middle + side * unit * 24,
    10,
    0.95,
  );
  place("ball", palette.warm, middle - side * unit * 19, 13, 0.95);
  if (chance.number("third") < 0.7)
    place("ball", mixColors(palette.warm, palette.pale, 0.35), middle - side * unit * 8, 17, 0.7);
}
