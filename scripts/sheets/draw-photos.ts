import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { type Brush, disc, fill, fillRound, ground, stroke, text } from "./brush.ts";

/**
 * Draws the photos of the briefs whose products do not exist: `node scripts/sheets/draw-photos.ts`. They stand in for a
 * customer's own pictures and are only drawn anew when this file changes.
 */
const QUALITY = 86;

photo("serum", 900, 1125, "#cfdcd3", "#f3f6f2", (brush) => bottle(brush, 450, 1010, 1));
photo("serum-close", 900, 900, "#e7ddd2", "#f8f3ec", (brush) => bottle(brush, 430, 1400, 1.75));
screen("invoice-hours", hours);
screen("invoice-sent", sent);

function photo(name: string, width: number, height: number, dark: string, light: string, draw: (brush: Brush) => void) {
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext("2d");
  const ground = brush.createRadialGradient(width * 0.4, height * 0.35, 50, width / 2, height / 2, width * 0.85);
  ground.addColorStop(0, light);
  ground.addColorStop(1, dark);
  brush.fillStyle = ground;
  brush.fillRect(0, 0, width, height);
  draw(brush);
  writeFileSync(join(import.meta.dirname, "photos", `${name}.jpg`), canvas.toBuffer("image/jpeg", QUALITY));
}

function screen(name: string, draw: (brush: Brush) => void) {
  photo(name, 720, 1280, "#ffffff", "#ffffff", (brush) => {
    brush.scale(720 / 420, 720 / 420);
    draw(brush);
  });
}

function bottle(brush: Brush, x: number, foot: number, scale: number) {
  brush.save();
  brush.translate(x, foot);
  brush.scale(scale, scale);
  ground(brush, 0, 0, 200);
  const glass = brush.createLinearGradient(-150, 0, 150, 0);
  for (const [at, color] of [
    [0, "#27493b"],
    [0.25, "#5f927c"],
    [0.5, "#3e6b57"],
    [1, "#1d382d"],
  ] as const)
    glass.addColorStop(at, color);
  fill(
    brush,
    glass,
    "M-150 -20 C-150 0 -130 4 0 4 C130 4 150 0 150 -20 L150 -400 C150 -470 70 -480 62 -520 L-62 -520 C-70 -480 -150 -470 -150 -400 Z",
  );
  fill(brush, "#15221c", "M-66 -520 L66 -520 L66 -620 L-66 -620 Z");
  fill(brush, "#2a3a33", "M-40 -620 C-60 -700 -50 -790 0 -800 C50 -790 60 -700 40 -620 Z");
  fill(brush, "#f3efe4", "M-112 -330 L112 -330 L112 -90 L-112 -90 Z");
  text(brush, "DEW DROP", 0, -240, 38, "#27493b", "center");
  text(brush, "night serum", 0, -196, 26, "#27493b", "center");
  text(brush, "30 ml", 0, -120, 20, "#6b7a70", "center");
  fill(brush, "rgba(255,255,255,.22)", "M-128 -40 L-112 -40 L-112 -400 C-112 -430 -128 -430 -128 -400 Z");
  brush.restore();
}

function hours(brush: Brush) {
  header(brush, "Stunden eintragen");
  ["Mo", "Di", "Mi", "Do", "Fr"].forEach((day, i) => {
    text(brush, day, 28, 220 + i * 70, 24, "#1c2430");
    fillRound(brush, "#e8edf5", 90, 196 + i * 70, 300, 32, 16);
    fillRound(brush, "#ffc53d", 90, 196 + i * 70, [240, 270, 180, 300, 120][i] ?? 0, 32, 16);
  });
  button(brush, "38 Stunden übernehmen", 600);
}

function sent(brush: Brush) {
  header(brush, "Zettelfrei");
  brush.fillStyle = "#2fa36b";
  disc(brush, 210, 300, 80);
  brush.strokeStyle = "#fff";
  brush.lineWidth = 16;
  stroke(brush, "M172 302 L200 332 L252 268");
  text(brush, "Rechnung verschickt", 210, 450, 30, "#1c2430", "center");
  text(brush, "Familie Brandt, 1.536,89 €", 210, 494, 22, "#5b6675", "center");
  button(brush, "Nächste Baustelle", 600);
}

function header(brush: Brush, title: string) {
  brush.fillStyle = "#101b2d";
  brush.fillRect(0, 0, 420, 130);
  text(brush, title, 28, 96, 28, "#fff");
}

function button(brush: Brush, label: string, y: number) {
  fillRound(brush, "#ffc53d", 28, y, 364, 72, 18);
  text(brush, label, 210, y + 46, 26, "#101b2d", "center");
}
