import { type Canvas, createCanvas, type Image } from "@napi-rs/canvas";
import type { PlainGround } from "@vignette/composition/node";
import { seededChoices } from "../copywriter/seeded-choices.ts";
import { darker, lighter, mixColors } from "./color.ts";
import { paletteFor } from "./palettes.ts";
import { sets } from "./sets.ts";
import { between, finish, glow, type PixelSheet, softly, wash } from "./sheet.ts";
import { subjectOf } from "./subject-of.ts";

/** Pixels of the longer side in which a photo is shown, and of the copy in which it is looked at. */
const SHOWN_PX = 1200;
const LOOK_PX = 300;

/**
 * The photo that came with a prompt, on a set. A product on white is multiplied onto light paper, so that its own shadow
 * falls there; another plain ground goes on beyond the photo's edges; a screenshot is on a phone; any other photo is shown in another cut. The
 * same photo, prompt and size always give the same picture.
 */
export async function paintReference(
  prompt: string,
  size: { width: number; height: number },
  photo: Image,
  variant: number,
): Promise<Canvas> {
  const chance = seededChoices({ prompt, variant });
  const canvas = createCanvas(size.width, size.height);
  const unit = Math.min(size.width, size.height) / 100;
  const sheet: PixelSheet = { brush: canvas.getContext("2d"), ...size, unit, palette: paletteFor(prompt), chance };
  const { view } = subjectOf(prompt);
  const room = view === "near" ? 1.25 : 1;
  const picture = scaled(photo, SHOWN_PX);
  // The engine is large: it is loaded with the first photo.
  const { plainGround } = await import("@vignette/composition/node");
  const small = scaled(photo, LOOK_PX);
  const ground = plainGround(small.getContext("2d").getImageData(0, 0, small.width, small.height));
  if (ground) onItsGround(sheet, picture, ground, room);
  else if (picture.height > picture.width * SCREEN) onPhone(sheet, picture, view);
  else anotherCut(sheet, picture, room);
  finish(sheet);
  return canvas;
}

function scaled(photo: Image, most: number): Canvas {
  const scale = Math.min(1, most / Math.max(photo.width, photo.height));
  const canvas = createCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale));
  canvas.getContext("2d").drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The least of a white ground, 0 to 255. */
const WHITE = 226;

/** The subject large and low in the picture, the ground all around it. */
function onItsGround(sheet: PixelSheet, picture: Canvas, { color, subject }: PlainGround, room: number): void {
  const { brush, width, height, palette, chance } = sheet;
  const isWhite = Math.min(...color) >= WHITE;
  const own = `#${color.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
  const light = mixColors(mixColors(palette.pale, "#ffffff", 0.3), palette.lit, between(chance, "paper", 0.1, 0.28));
  const paper = isWhite ? light : own;
  wash(sheet, 0, height, [darker(paper, 0.1), paper, isWhite ? lighter(paper, 0.3) : paper, darker(paper, 0.06)]);
  if (isWhite) glow(brush, width * 0.3, height * 0.5, width * 0.9, "#fffaf0", 0.5);
  const [w, h] = [subject.w * picture.width, subject.h * picture.height];
  const scale = Math.min((width * 0.66 * room) / w, (height * 0.42 * room) / h);
  const x = width * between(chance, "middle", 0.47, 0.53) - (subject.x + subject.w / 2) * picture.width * scale;
  const y = height * 0.76 - (subject.y + subject.h) * picture.height * scale;
  brush.save();
  if (isWhite) brush.globalCompositeOperation = "multiply";
  const shown = isWhite ? bleached(picture, color) : feathered(picture);
  brush.drawImage(shown, x, y, picture.width * scale, picture.height * scale);
  brush.restore();
}

/** The ground as pure white, so that multiplying leaves the paper as it is. */
function bleached(picture: Canvas, color: PlainGround["color"]): Canvas {
  const brush = picture.getContext("2d");
  const pixels = brush.getImageData(0, 0, picture.width, picture.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    for (const [channel, value] of color.entries())
      pixels.data[at + channel] = Math.min(255, ((pixels.data[at + channel] ?? 0) * 258) / value);
  }
  brush.putImageData(pixels, 0, 0);
  return picture;
}

/** With edges that fade out. */
function feathered(picture: Canvas): Canvas {
  const { width, height } = picture;
  const brush = picture.getContext("2d");
  const edge = Math.min(width, height) * 0.06;
  brush.globalCompositeOperation = "destination-in";
  softly(brush, edge / 2, () => brush.fillRect(edge, edge, width - 2 * edge, height - 2 * edge));
  return picture;
}

/** Another cut of the same photo, in slightly other light; a print of it on a table would be a photo of a photo. */
function anotherCut({ brush, width, height, palette, chance }: PixelSheet, picture: Canvas, room: number): void {
  const cover = Math.max(width / picture.width, height / picture.height);
  const scale = cover * room * between(chance, "cut", 1.04, 1.16);
  const [w, h] = [picture.width * scale, picture.height * scale];
  const at = (name: string, free: number) => free * between(chance, name, 0.3, 0.7);
  brush.drawImage(picture, at("across", width - w), at("along", height - h), w, h);
  glow(brush, width * 0.2, height * 0.2, width * 0.9, palette.lit, 0.16);
}

/** Taller for its width than a camera's photo: what a phone shows. */
const SCREEN = 1.65;

/** A phone that stands on a set, with the screenshot on it. */
function onPhone(sheet: PixelSheet, picture: Canvas, view: string): void {
  const { brush, height, width, unit } = sheet;
  const stage = sets[view === "overhead" ? "flat" : "desk"](sheet);
  const h = Math.min(height * 0.62, ((width * 0.6) / picture.width) * picture.height);
  const w = (h / picture.height) * picture.width;
  const [x, y] = [stage.x - w / 2, stage.foot - h];
  const body = (grow: number) => {
    brush.beginPath();
    brush.roundRect(x - grow, y - grow, w + 2 * grow, h + 2 * grow, unit * 3.4);
  };
  softly(brush, unit * 2, () => {
    brush.fillStyle = "rgba(8, 5, 4, 0.5)";
    brush.fillRect(x + unit, y + unit * 3, w + unit * 2, h - unit);
  });
  brush.fillStyle = "#16181b";
  body(unit * 1.5);
  brush.fill();
  brush.save();
  body(0);
  brush.clip();
  brush.drawImage(picture, x, y, w, h);
  brush.restore();
}
