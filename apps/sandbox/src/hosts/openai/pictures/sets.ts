import { clear, darker, lighter, mixColors } from "./color.ts";
import { between, glow, type PixelSheet, softly, wash } from "./sheet.ts";
import { paintRoom } from "./still-life.ts";
import { paintBackdrop, paintPlinth } from "./studio.ts";
import { shownIn } from "./subject-of.ts";
import { paintDesk } from "./window-light.ts";

/** An empty place for things: the middle and the foot of what stands there, in pixels. */
export type Stage = { x: number; foot: number };
export type SetName = "table" | "desk" | "studio" | "ground" | "flat";

/** A wall and a table in side light. */
function table(sheet: PixelSheet): Stage {
  const edge = sheet.height * between(sheet.chance, "table", 0.7, 0.74);
  paintRoom(sheet, edge);
  return { x: sheet.width * between(sheet.chance, "middle", 0.44, 0.52), foot: edge + sheet.unit * 9 };
}

/** A desk under a window's light. */
function desk(sheet: PixelSheet): Stage {
  const edge = sheet.height * between(sheet.chance, "desk", 0.74, 0.78);
  paintDesk(sheet, edge);
  return { x: sheet.width * between(sheet.chance, "middle", 0.46, 0.54), foot: edge + sheet.unit * 8 };
}

/** A broad plinth before paper. */
function studio(sheet: PixelSheet): Stage {
  const { width, height, palette, unit } = sheet;
  const x = width * 0.5;
  paintBackdrop(sheet, x);
  const floor = height * 0.87;
  const tall = unit * 13;
  paintPlinth(sheet, x, floor, 34, tall, mixColors(palette.pale, palette.lit, 0.45));
  return { x, foot: floor - tall + unit * 1.5 };
}

/** Open ground under an evening sky, the horizon low. */
function ground(sheet: PixelSheet): Stage {
  const { brush, width, height, palette, chance, unit } = sheet;
  const edge = height * between(chance, "horizon", 0.6, 0.66);
  const sky = mixColors(palette.shade, palette.lit, 0.5);
  wash(sheet, 0, edge + 2, [darker(sky, 0.28), sky, lighter(mixColors(palette.lit, palette.warm, 0.2), 0.2)]);
  glow(brush, width * 0.22, edge, width * 0.8, lighter(palette.warm, 0.3), 0.4);
  softly(brush, unit * 2.4, () => {
    brush.fillStyle = darker(palette.shade, 0.15);
    brush.beginPath();
    brush.moveTo(-20, edge + unit);
    for (let step = 0; step <= 8; step++) {
      const rise = unit * between(chance, `hill ${step}`, 1, 8);
      brush.lineTo((width * step) / 8, edge - rise);
    }
    brush.lineTo(width + 20, edge + unit * 2);
    brush.fill();
  });
  const soil = mixColors(palette.ground, palette.lit, 0.25);
  wash(sheet, edge, height, [lighter(soil, 0.16), soil, darker(soil, 0.5)]);
  return { x: width * 0.5, foot: height * 0.83 };
}

/** A surface from straight above, with light across it. */
function flat(sheet: PixelSheet): Stage {
  const { brush, width, height, palette, unit } = sheet;
  const surface = mixColors(palette.ground, palette.lit, 0.35);
  wash(sheet, 0, height, [darker(surface, 0.3), surface, darker(surface, 0.22)]);
  glow(brush, width * 0.2, height * 0.45, width * 0.9, lighter(surface, 0.5), 0.5);
  softly(brush, unit * 5, () => {
    brush.fillStyle = clear(darker(surface, 0.6), 0.28);
    brush.beginPath();
    brush.moveTo(width * 0.72, -20);
    brush.lineTo(width + 20, -20);
    brush.lineTo(width + 20, height * 0.7);
    brush.fill();
  });
  return { x: width * 0.5, foot: height * 0.78 };
}

/** Each set, painted empty. */
export const sets: Readonly<Record<SetName, (sheet: PixelSheet) => Stage>> = { table, desk, studio, ground, flat };

/** The set that a prompt asks for in what it wants to be seen; null where it names none. */
export function setNamed(prompt: string): SetName | null {
  const shown = shownIn(prompt).join(" ");
  const named: readonly (readonly [SetName, RegExp])[] = [
    ["studio", /\b(studio|plinths?|podium|product shot|backdrop)\b/i],
    ["desk", /\b(windows?|desks?|office|morning light|schreibtisch|fenster|escritorio|ventana)\b/i],
    ["ground", /\b(outdoors?|street|park|garden|road|trail|nature|draußen|straße|garten|calle|parque|jardín)\b/i],
    ["table", /\b(table|kitchen|shelf|counter|tisch|küche|regal|mesa|cocina)\b/i],
  ];
  return named.find(([, words]) => words.test(shown))?.[0] ?? null;
}
