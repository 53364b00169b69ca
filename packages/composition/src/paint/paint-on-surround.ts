import type { Primitive } from "../frame/primitives/primitive.ts";
import type { Box } from "../scene/geometry.ts";
import { roundedBox } from "./paint-box.ts";
import type { PaintContext, Resources } from "./paint-context.ts";
import type { PicturePlace } from "./picture-place.ts";
import { copy, type Draw, sheetFor, within } from "./sheets.ts";

type Surround = Extract<Primitive, { kind: "image" }>["surround"];

/** Draws a picture on what surrounds it, with the edge that it has there. */
export function paintOnSurround<Source>(
  context: PaintContext<Source>,
  surround: Surround,
  { picture, shape }: PicturePlace,
  resources: Resources<Source>,
  draw: Draw<Source>,
): void {
  const onColor = surround && "color" in surround && picture.w > 0 && picture.h > 0 ? surround : null;
  const edge = onColor?.edge;
  if (edge === "card" || edge === "phone") paintCut(context, picture, edge, () => draw(context));
  else if (onColor && ((edge === "soft" && onColor.blur) || (edge === "melted" && onColor.onward?.length)))
    melt(context, { picture, shape }, onColor.faded, resources, draw);
  else draw(context);
  if (onColor && edge === "soft" && !onColor.blur) fade(context, picture, shape, onColor);
}

/** A picture whose edges become clear on a ground of many colors. Where no sheet can be made, its edges are sharp. */
function melt<Source>(
  context: PaintContext<Source>,
  { picture, shape }: Pick<PicturePlace, "picture" | "shape">,
  faded: number | undefined,
  resources: Resources<Source>,
  draw: Draw<Source>,
): void {
  const sheet = sheetFor(context, resources, "melted", context.canvas);
  if (!sheet) {
    draw(context);
    return;
  }
  within(sheet, context, shape, (on) => {
    draw(on);
    on.globalCompositeOperation = "destination-out";
    fade(on, picture, shape, { color: "#000000", faded });
  });
  context.save();
  copy(context, sheet);
  context.restore();
}

/** The picture with round corners, in the body of a phone or without one. */
function paintCut<Source>(context: PaintContext<Source>, picture: Box, edge: "card" | "phone", draw: () => void): void {
  const side = Math.min(picture.w, picture.h);
  if (edge === "phone") paintBody(context, picture, side);
  context.save();
  roundedBox(context, picture, side * (edge === "phone" ? SCREEN_RADIUS : CARD_RADIUS));
  context.clip();
  draw();
  context.restore();
}

/** All as shares of the shorter side. */
const CARD_RADIUS = 0.05;
const SCREEN_RADIUS = 0.085;
const BEZEL = 0.03;
/** A thin light line makes the body stand out from a dark ground. */
const RIM = 0.006;
const BODY_COLOR = "#15180e";
const RIM_COLOR = "#8d9086";

function paintBody<Source>(context: PaintContext<Source>, picture: Box, side: number): void {
  for (const [color, width] of [
    [RIM_COLOR, BEZEL + RIM],
    [BODY_COLOR, BEZEL],
  ] as const) {
    const by = side * width;
    const body = { x: picture.x - by, y: picture.y - by, w: picture.w + 2 * by, h: picture.h + 2 * by };
    context.fillStyle = color;
    roundedBox(context, body, side * (SCREEN_RADIUS + width));
    context.fill();
  }
}

/** How much of each side is faded. */
const FADED = 0.16;

/** An edge that is hardly inside the shape is meant to be its edge: a picture in its own proportions misses it by a fraction. */
const NEAR_PX = 1;

type Faded = { color: string; faded?: number | undefined; onward?: readonly Edge[] | undefined };
type Edge = "top" | "bottom" | "left" | "right";

/** Fades those edges of a picture that lie inside the shape into its ground, unless that goes on from them. */
function fade<Source>(
  context: PaintContext<Source>,
  picture: Box,
  shape: Box,
  { color, faded = FADED, onward = [] }: Faded,
): void {
  const { x, y, w, h } = picture;
  const [right, bottom] = [x + w, y + h];
  const [dx, dy] = [w * faded, h * faded];
  const [wide, high] = [w + 2 * OUTWARDS, h + 2 * OUTWARDS];
  const [left, top] = [x - OUTWARDS, y - OUTWARDS];
  const fades = (edge: Edge) => !onward.includes(edge);
  if (fades("top") && y > shape.y + NEAR_PX)
    strip(context, { x: left, y: top, w: wide, h: dy + OUTWARDS }, [0, y, 0, y + dy], color);
  if (fades("bottom") && bottom < shape.y + shape.h - NEAR_PX)
    strip(context, { x: left, y: bottom - dy, w: wide, h: dy + OUTWARDS }, [0, bottom, 0, bottom - dy], color);
  if (fades("left") && x > shape.x + NEAR_PX)
    strip(context, { x: left, y: top, w: dx + OUTWARDS, h: high }, [x, 0, x + dx, 0], color);
  if (fades("right") && right < shape.x + shape.w - NEAR_PX)
    strip(context, { x: right - dx, y: top, w: dx + OUTWARDS, h: high }, [right, 0, right - dx, 0], color);
}

/** A scaled edge is never exactly on a pixel, and a pixel of a small preview is up to so many of the page's. */
const OUTWARDS = 10;

/** The color, full at the outer edge, gone at the inner. */
function strip<Source>(
  context: PaintContext<Source>,
  { x, y, w, h }: Box,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  color: string,
): void {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  for (const [at, opacity] of EASED) gradient.addColorStop(at, `${color.slice(0, 7)}${opacity}`);
  context.fillStyle = gradient;
  context.fillRect(x, y, w, h);
}

/** A smooth step: a straight one would show where it begins. */
const EASED = [
  [0, "ff"],
  [0.15, "f0"],
  [0.35, "b8"],
  [0.5, "80"],
  [0.65, "47"],
  [0.85, "0f"],
  [1, "00"],
] as const;
