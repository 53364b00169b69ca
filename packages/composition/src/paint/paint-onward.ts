import type { Box } from "../scene/geometry.ts";
import { croppedArea } from "./cover-rect.ts";
import type { CanvasSheet, PaintContext, PaintPicture, Resources } from "./paint-context.ts";
import { sheetFor } from "./sheets.ts";

/** A picture, the part of it that is shown, where that lies, and the shape that its ground fills. */
type Onward = {
  part: Box;
  picture: Box;
  shape: Box;
  color: string;
  edges: readonly Edge[];
  edge?: "soft" | "card" | "phone" | "melted" | undefined;
  faded?: number | undefined;
  blur?: number | undefined;
};
type Edge = "top" | "bottom" | "left" | "right";

/** How many colors are taken along each edge: so few that the noise of a photo draws no lines. */
const COLORS = 24;
/** Along the sides of a picture that melts into its ground: a horizon goes on beyond them. */
const COLORS_ALONG = 56;
/** Of an edge that is out of focus: what it cuts becomes no stripe. */
const COLORS_SOFT = 5;
/** The edge from which they are taken, as a share of the picture, and where it is out of focus. */
const [EDGE, EDGE_SOFT] = [0.01, 0.08];
/** How far from the picture its ground has become the one color, as a share of the picture. */
const FAR = 0.8;

/**
 * The plain ground of a picture beyond its edges: it begins in the colors of each edge, with the light that falls off along it, and
 * becomes one color. Where no sheet can be made, it is that color.
 */
export function paintOnward<Source>(
  context: PaintContext<Source>,
  source: PaintPicture<Source>,
  { part, picture, shape, color, edges, edge, faded = 0, blur }: Onward,
  resources: Resources<Source>,
): void {
  context.fillStyle = color;
  context.fillRect(shape.x, shape.y, shape.w, shape.h);
  const { x, y, w, h } = croppedArea(source, part);
  const [deep, colors] = blur ? [EDGE_SOFT, COLORS_SOFT] : [EDGE, COLORS];
  const [dx, dy] = [Math.max(1, w * deep), Math.max(1, h * deep)];
  const strips = {
    top: { x, y, w, h: dy },
    bottom: { x, y: y + h - dy, w, h: dy },
    left: { x, y, w: dx, h },
    right: { x: x + w - dx, y, w: dx, h },
  };
  const [right, bottom] = [picture.x + picture.w, picture.y + picture.h];
  const [left, end, low] = [picture.x - shape.x, shape.x + shape.w - right, shape.y + shape.h - bottom];
  // Under the edges of a picture that melts there is its ground, too.
  const [inX, inY] = edge === "melted" ? [picture.w * faded, picture.h * faded] : [0, 0];
  const along = edge === "melted" ? COLORS_ALONG : COLORS;
  const under = (length: number, inner: number) => (length > 0 ? length + inner : 0);
  const rows = [
    ["top", { y: shape.y, h: under(picture.y - shape.y, inY) }],
    ["bottom", { y: bottom - inY, h: under(low, inY) }],
  ] as const;
  for (const [name, { y: from, h: high }] of rows) {
    const sheet =
      high > 0 && edges.includes(name)
        ? taken(context, source, strips[name], resources, { name, width: colors, height: 1 })
        : null;
    if (!sheet) continue;
    const put = (sx: number, sw: number, dx: number, dw: number) =>
      dw > 0 && context.drawImage(sheet.source, sx, 0, sw, 1, dx, from, dw, high);
    put(0, 1, shape.x, left);
    put(colors - 1, 1, right, end);
    put(0, colors, picture.x, picture.w);
  }
  const sides = [
    ["left", { x: shape.x, w: under(left, inX) }],
    ["right", { x: right - inX, w: under(end, inX) }],
  ] as const;
  for (const [name, { x: from, w: wide }] of sides) {
    const sheet =
      wide > 0 && edges.includes(name)
        ? taken(context, source, strips[name], resources, { name, width: 1, height: along })
        : null;
    if (sheet) context.drawImage(sheet.source, 0, 0, 1, along, from, picture.y, wide, picture.h);
    if (sheet && edge === "melted")
      soften(context, sheet, resources, { name, box: { x: from, y: picture.y, w: wide, h: picture.h } });
  }
  // What melts goes on beside itself as it is: a table stays a table.
  const fading = edge === "melted" ? edges.filter((it) => it === "top" || it === "bottom") : edges;
  toColor(context, { picture, shape, color, edges: fading });
}

/** So few colors are left of a side where it is soft, and its width in steps. */
const [SOFT_COLORS, SOFT_STEPS] = [5, 24];

/** Farther out a side is out of focus: what its photo cuts becomes no stripe across the page. */
function soften<Source>(
  context: PaintContext<Source>,
  colors: CanvasSheet<Source>,
  resources: Resources<Source>,
  { name, box }: { name: "left" | "right"; box: Box },
): void {
  const [w, h] = [SOFT_STEPS, SOFT_COLORS];
  const sheet = sheetFor(context, resources, `onward-soft-${name}`, { width: w, height: h });
  if (!sheet) return;
  const on = sheet.context;
  on.globalCompositeOperation = "source-over";
  on.imageSmoothingEnabled = true;
  on.imageSmoothingQuality = "high";
  on.drawImage(colors.source, 0, 0, 1, COLORS_ALONG, 0, 0, w, h);
  const gradient = on.createLinearGradient(name === "left" ? w : 0, 0, name === "left" ? 0 : w, 0);
  gradient.addColorStop(0, "#00000000");
  gradient.addColorStop(0.25, "#00000000");
  gradient.addColorStop(0.75, "#000000ff");
  gradient.addColorStop(1, "#000000ff");
  on.globalCompositeOperation = "destination-in";
  on.fillStyle = gradient;
  on.fillRect(0, 0, w, h);
  on.globalCompositeOperation = "source-over";
  context.drawImage(sheet.source, 0, 0, w, h, box.x, box.y, box.w, box.h);
}

type Wanted = { name: string; width: number; height: number };

function taken<Source>(
  context: PaintContext<Source>,
  { source }: PaintPicture<Source>,
  edge: Box,
  resources: Resources<Source>,
  { name, width, height }: Wanted,
): CanvasSheet<Source> | null {
  const sheet = sheetFor(context, resources, `onward-${name}`, { width, height });
  if (!sheet) return null;
  sheet.context.imageSmoothingEnabled = true;
  sheet.context.imageSmoothingQuality = "high";
  sheet.context.drawImage(source, edge.x, edge.y, edge.w, edge.h, 0, 0, width, height);
  return sheet;
}

/** From each edge outwards, more and more of the one color. */
function toColor<Source>(context: PaintContext<Source>, { picture, shape, color, edges }: Omit<Onward, "part">): void {
  const { x, y, w, h } = picture;
  const far = FAR * Math.min(w, h);
  const clear = `${color.slice(0, 7)}00`;
  const all = [
    ["left", { ...shape, w: x - shape.x }, [x, 0, x - far, 0]],
    ["right", { ...shape, x: x + w, w: shape.x + shape.w - x - w }, [x + w, 0, x + w + far, 0]],
    ["top", { ...shape, h: y - shape.y }, [0, y, 0, y - far]],
    ["bottom", { ...shape, y: y + h, h: shape.y + shape.h - y - h }, [0, y + h, 0, y + h + far]],
  ] as const;
  for (const [edge, box, [x0, y0, x1, y1]] of all) {
    if (!edges.includes(edge) || box.w <= 0 || box.h <= 0) continue;
    const gradient = context.createLinearGradient(x0, y0, x1, y1);
    gradient.addColorStop(0, clear);
    gradient.addColorStop(1, color.slice(0, 7));
    context.fillStyle = gradient;
    context.fillRect(box.x, box.y, box.w, box.h);
  }
}
