import type { Group, Primitive } from "../frame/primitives/primitive.ts";
import type { CanvasSheet, PaintContext, Resources } from "./paint-context.ts";
import { smearCoarseness, smeared, smearMargin } from "./paint-smear.ts";
import { sheetFor } from "./sheets.ts";

type PaintAll<Source> = (
  context: PaintContext<Source>,
  primitives: readonly Primitive[],
  resources: Resources<Source>,
) => void;

/** Primitives that move together. One that fades or smears as a whole is drawn on a sheet of its own first. */
export function paintGroup<Source>(
  context: PaintContext<Source>,
  group: Group,
  resources: Resources<Source>,
  paintAll: PaintAll<Source>,
): void {
  const { clip, opacity = 1, smear = 0, children } = group;
  if (clip) {
    context.beginPath();
    context.rect(clip.x, clip.y, clip.w, clip.h);
    context.clip();
  }
  const asOne = smear !== 0 || (opacity < 1 && !isOne(children));
  const apart = asOne ? drawnApart(context, group, resources, paintAll) : null;
  context.globalAlpha *= opacity;
  if (apart) putDown(context, apart);
  else {
    context.transform(...group.matrix);
    paintAll(context, children, resources);
  }
}

type Apart<Source> = { sheet: CanvasSheet<Source>; margin: number; coarse: number };

/** The group alone on a sheet, as large as the canvas and a margin on either side of it. */
function drawnApart<Source>(
  context: PaintContext<Source>,
  { matrix, smear = 0, children }: Group,
  resources: Resources<Source>,
  paintAll: PaintAll<Source>,
): Apart<Source> | null {
  const { a, b, c, d, e, f } = context.getTransform();
  const smearPx = smear * Math.hypot(a, b);
  const [margin, coarse] = [smearMargin(smearPx), smearCoarseness(smearPx)];
  const size = { width: Math.ceil((context.canvas.width + 2 * margin) / coarse), height: context.canvas.height };
  const sheet = sheetFor(context, resources, smear === 0 ? "group" : "smear", size);
  if (!sheet) return null;
  sheet.context.setTransform(a / coarse, b, c / coarse, d, (e + margin) / coarse, f);
  sheet.context.transform(...matrix);
  paintAll(sheet.context, children, resources);
  return { sheet: smear === 0 ? sheet : smeared(context, resources, sheet, smearPx / coarse), margin, coarse };
}

function putDown<Source>(context: PaintContext<Source>, { sheet, margin, coarse }: Apart<Source>): void {
  const { source, width, height } = sheet;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(source, 0, 0, width, height, -margin, 0, width * coarse, height);
}

/** Nothing overlaps in it, so that fading it is fading what it is drawn with. */
function isOne(children: readonly Primitive[]): boolean {
  const [child] = children;
  if (children.length !== 1 || !child) return false;
  if (child.kind === "group") return child.opacity === undefined && !child.smear && isOne(child.children);
  if (child.shadow) return false;
  if (child.kind === "image")
    return !child.overlay && !child.border && !child.surround && child.saturation === undefined;
  if (child.kind === "text") return child.stroke === null;
  return child.kind !== "path" || child.fill === null || child.stroke === null;
}
