import { type Canvas, createCanvas, type Image } from "@napi-rs/canvas";
import type { PlainGround } from "@vignette/composition/node";
import { seededChoices } from "../copywriter/seeded-choices.ts";
import { darker, lighter, mixColors } from "./color.ts";
import { paletteFor } from "./palettes.ts";
import { type SetName, setNamed, sets } from "./sets.ts";
import { between, finish, glow, type PixelSheet, softly, wash } from "./sheet.ts";
import { subjectOf } from "./subject-of.ts";

/** Pixels of the longer side in which a photo is shown, and of the copy in which it is looked at. */
const SHOWN_PX = 1200;
const LOOK_PX = 300;

/**
 * The photo that came with a prompt, on a set. A product on white is multiplied onto light paper, so that its own shadow
 * falls there; another plain ground goes on beyond the photo's edges; any other photo stands there as a print. The same
 * photo, prompt and size always give the same picture.
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
  else asPrint(sheet, picture, { set: setFor(sheet, prompt, view), room });
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

function setFor({ chance }: PixelSheet, prompt: string, view: string): SetName {
  if (view === "overhead") return "flat";
  const named = setNamed(prompt);
  return named && named !== "ground" ? named : chance.pick("set", ["table", "desk", "studio"] as const);
}

function asPrint(sheet: PixelSheet, picture: Canvas, { set, room }: { set: SetName; room: number }): void {
  const { brush, width, height, chance } = sheet;
  const stage = sets[set](sheet);
  const print = printOf(picture);
  const scale = Math.min((width * 0.68 * room) / print.width, (height * 0.44 * room) / print.height);
  const [w, h] = [print.width * scale, print.height * scale];
  const isFlat = set === "flat";
  const foot = isFlat ? height * 0.56 + h / 2 : stage.foot;
  brush.save();
  brush.translate(stage.x, foot);
  brush.rotate(between(chance, "turn", -0.035, 0.035));
  brush.translate(-stage.x, -foot);
  paintShadows(sheet, { x: stage.x - w / 2, y: foot - h, w, h }, isFlat);
  brush.drawImage(print, stage.x - w / 2, foot - h, w, h);
  brush.restore();
}

/** The photo with a border of paper. */
function printOf(photo: Canvas): Canvas {
  const border = Math.round(Math.max(photo.width, photo.height) * 0.028);
  const canvas = createCanvas(photo.width + border * 2, photo.height + border * 2);
  const brush = canvas.getContext("2d");
  brush.fillStyle = "#f7f2e8";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(photo, border, border);
  return canvas;
}

type Place = { x: number; y: number; w: number; h: number };

/** Close behind the print, and dark where it stands. */
function paintShadows({ brush, unit }: PixelSheet, { x, y, w, h }: Place, isFlat: boolean): void {
  softly(brush, unit * 2.2, () => {
    brush.fillStyle = "rgba(8, 5, 4, 0.5)";
    brush.fillRect(x + unit * 2, y + unit * 2.6, w, h);
  });
  if (isFlat) return;
  softly(brush, unit * 0.9, () => {
    brush.fillStyle = "rgba(8, 5, 4, 0.6)";
    brush.beginPath();
    brush.ellipse(x + w / 2, y + h - unit * 0.2, w * 0.44, Math.max(3, unit * 0.9), 0, 0, Math.PI * 2);
    brush.fill();
  });
}
