import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { type Brush, disc, fillRound, stroke, text } from "./brush.ts";

/**
 * Draws the screenshot of the brief whose product is an app that does not exist: `node scripts/sheets/draw-photos.ts`.
 * It is only drawn anew when this file changes.
 */
const QUALITY = 86;
const [WIDTH, HEIGHT] = [720, 1280];
/** The screen is drawn at the width of a phone. */
const SCALE = WIDTH / 420;

screen("invoice-sent", sent);

function screen(name: string, draw: (brush: Brush) => void) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.scale(SCALE, SCALE);
  draw(brush);
  writeFileSync(join(import.meta.dirname, "photos", `${name}.jpg`), canvas.toBuffer("image/jpeg", QUALITY));
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
