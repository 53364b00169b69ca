import { paintBranch } from "./branch.ts";
import { clear, darker, lighter, mixColors } from "./color.ts";
import { kinds } from "./outlines.ts";
import { type Brush, between, glow, type PixelSheet, softly, wash } from "./sheet.ts";
import { paintTurned } from "./turned-thing.ts";

/** A desk under a wall on which a window throws its light, with the shadow of leaves in it. */
export function windowLight(sheet: PixelSheet): void {
  const { height, chance, unit } = sheet;
  const edge = height * between(chance, "desk", 0.76, 0.8);
  paintDesk(sheet, edge);
  paintThings(sheet, edge, unit);
}

/** The wall and the desk, with nothing on it. `edge` is where they meet, in pixels. */
export function paintDesk(sheet: PixelSheet, edge: number): void {
  const { brush, width, height, palette } = sheet;
  const wall = mixColors(palette.shade, palette.lit, 0.35);
  wash(sheet, 0, edge + 2, [darker(wall, 0.22), wall, darker(wall, 0.12)]);
  glow(brush, width * 0.3, height * 0.3, width * 0.9, palette.lit, 0.4);
  paintPanes(sheet, edge);
  paintLeafShadows(sheet, edge);
  const desk = mixColors(palette.ground, palette.warm, 0.22);
  wash(sheet, edge, height, [lighter(desk, 0.16), desk, darker(desk, 0.5)]);
  paintDeskLight(sheet, edge);
}

/** Two columns of panes, slanted as late light falls. */
function paintPanes({ brush, width, height, palette, chance, unit }: PixelSheet, edge: number): void {
  const left = width * between(chance, "panes", 0.1, 0.2);
  const [across, down, gap] = [width * 0.27, height * 0.155, unit * 2.4];
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, width, edge);
  brush.clip();
  brush.transform(1, -0.2, 0.24, 1, 0, height * 0.12);
  // One path and one blur: a blur for each pane costs eight times as much.
  softly(brush, unit * 0.9, () => {
    const bright = lighter(mixColors(palette.lit, palette.warm, 0.18), 0.45);
    const fade = brush.createLinearGradient(0, 0, 0, height * 0.7);
    fade.addColorStop(0, clear(bright, 0.62));
    fade.addColorStop(1, clear(bright, 0.4));
    brush.fillStyle = fade;
    brush.beginPath();
    for (let pane = 0; pane < 8; pane++) {
      brush.rect(left + (pane % 2) * (across + gap), height * 0.02 + Math.floor(pane / 2) * (down + gap), across, down);
    }
    brush.fill();
  });
  brush.restore();
}

/** A twig outside the window, seen only as shade. */
function paintLeafShadows({ brush, width, height, palette, chance, unit }: PixelSheet, edge: number): void {
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, width, edge);
  brush.clip();
  softly(brush, unit * 1.3, () => {
    brush.fillStyle = clear(darker(palette.shade, 0.35), 0.42);
    brush.beginPath();
    for (let leaf = 0; leaf < 22; leaf++) {
      const along = leaf / 22;
      const x = width * (1 - along * 0.75) + unit * between(chance, `shade x ${leaf}`, -7, 7);
      const y = height * (0.06 + along * 0.42) + unit * between(chance, `shade y ${leaf}`, -9, 9);
      shadeLeaf(
        brush,
        x,
        y,
        unit * between(chance, `shade size ${leaf}`, 4, 8),
        between(chance, `shade turn ${leaf}`, 0, 3),
      );
    }
    brush.fill();
  });
  brush.restore();
}

function shadeLeaf(brush: Brush, x: number, y: number, size: number, turn: number): void {
  brush.moveTo(x + Math.cos(turn) * size, y + Math.sin(turn) * size);
  brush.ellipse(x, y, size, size * 0.36, turn, 0, Math.PI * 2);
}

function paintDeskLight({ brush, width, height, palette, unit }: PixelSheet, edge: number): void {
  softly(brush, unit * 1.6, () => {
    brush.fillStyle = clear(lighter(palette.warm, 0.45), 0.2);
    brush.beginPath();
    brush.moveTo(width * 0.08, edge + unit);
    brush.lineTo(width * 0.66, edge + unit);
    brush.lineTo(width * 0.84, height + 20);
    brush.lineTo(width * 0.12, height + 20);
    brush.fill();
  });
  softly(brush, unit * 0.4, () => {
    brush.fillStyle = clear("#0c0806", 0.45);
    brush.fillRect(-20, edge - unit * 0.4, width + 40, unit * 0.8);
  });
}

/** Books, a cup or a candle on them or beside, and sometimes a vase with a twig. */
function paintThings(sheet: PixelSheet, edge: number, unit: number): void {
  const { brush, width, palette, chance } = sheet;
  const books = width * between(chance, "books", 0.6, 0.68);
  if (chance.number("vase") < 0.6) {
    const x = width * between(chance, "vase x", 0.24, 0.32);
    const height = kinds.jug.height * unit * 0.85;
    paintBranch(sheet, x, edge + unit * 5 - height, unit * 38);
    paintTurned(brush, { ...kinds.jug, color: palette.pale, x, foot: edge + unit * 5, height });
  }
  const top = paintBooks(sheet, books, edge + unit * 8);
  const kind = chance.pick("on top", ["cup", "candle", "ball"] as const);
  paintTurned(brush, {
    ...kinds[kind],
    color: mixColors(palette.pale, palette.warm, 0.15),
    x: books - unit * 3,
    foot: top - unit * 0.4,
    height: kinds[kind].height * unit * 0.85,
  });
}

/** A stack of two or three books; returns where its top lies. */
function paintBooks({ brush, palette, chance, unit }: PixelSheet, x: number, foot: number): number {
  const colors = chance.shuffle("books", [
    palette.deep,
    palette.warm,
    mixColors(palette.shade, palette.pale, 0.3),
    palette.ground,
  ]);
  const count = 2 + Math.floor(chance.number("book count") * 2);
  softly(brush, unit * 2.2, () => {
    brush.fillStyle = "rgba(8, 5, 4, 0.5)";
    brush.fillRect(x - unit * 17, foot - unit * 1.5, unit * 46, unit * 3.4);
  });
  let top = foot;
  for (let book = 0; book < count; book++) {
    const thick = unit * between(chance, `thick ${book}`, 3, 4.6);
    const wide = unit * between(chance, `wide ${book}`, 32, 38);
    const left = x - wide / 2 + unit * between(chance, `shift ${book}`, -2, 2);
    top -= thick;
    const cover = brush.createLinearGradient(left, 0, left + wide, 0);
    const color = colors[book] ?? palette.deep;
    cover.addColorStop(0, lighter(color, 0.24));
    cover.addColorStop(0.5, color);
    cover.addColorStop(1, darker(color, 0.45));
    brush.fillStyle = cover;
    brush.fillRect(left, top, wide, thick);
    brush.fillStyle = clear("#fff6e6", 0.22);
    brush.fillRect(left, top, wide, unit * 0.22);
    brush.fillStyle = "rgba(8, 5, 4, 0.4)";
    brush.fillRect(left, top + thick - unit * 0.3, wide, unit * 0.3);
  }
  return top;
}
