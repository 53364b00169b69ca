import { createHash } from "node:crypto";
import { createCanvas } from "@napi-rs/canvas";

const SIZE_PX = 200;
const CELLS = 5;

/** A picture made from a name: the same name gives the same picture, a mirrored pattern in one color. */
export async function avatarJpeg(name: string): Promise<Buffer> {
  const digest = createHash("sha256").update(name).digest();
  const hue = (digest.readUInt16BE(0) / 65_536) * 360;
  const canvas = createCanvas(SIZE_PX, SIZE_PX);
  const context = canvas.getContext("2d");
  context.fillStyle = `hsl(${hue}, 45%, 88%)`;
  context.fillRect(0, 0, SIZE_PX, SIZE_PX);
  context.fillStyle = `hsl(${hue}, 48%, 38%)`;

  const cell = SIZE_PX / (CELLS + 2);
  for (let index = 0; index < CELLS * CELLS; index += 1) {
    const [column, row] = [index % CELLS, Math.floor(index / CELLS)];
    const mirrored = Math.min(column, CELLS - 1 - column);
    const isFilled = ((digest[2 + row * 3 + mirrored] ?? 0) & 1) === 1;
    if (isFilled) context.fillRect((column + 1) * cell, (row + 1) * cell, cell + 1, cell + 1);
  }
  return await canvas.encode("jpeg", 85);
}
