import type { Box } from "../scene/geometry.ts";
import type { CanvasSheet, MakeSheet, PaintContext, Resources, SheetBytes } from "./paint-context.ts";

/** The sheets that belong to a canvas, by what they are for: made once, used in every frame. */
const kept = new WeakMap<object, Map<string, CanvasSheet<unknown>>>();

/**
 * An empty sheet of the given size for one use on one canvas, the same in every frame; null where none can be made.
 * Sheets of a sheet are its own, so uses may be nested.
 */
export function sheetFor<Source>(
  context: PaintContext<Source>,
  resources: Resources<Source>,
  use: string,
  size: { width: number; height: number; isEdited?: boolean },
): CanvasSheet<Source> | null {
  const sheets = kept.get(context.canvas) ?? new Map<string, CanvasSheet<unknown>>();
  kept.set(context.canvas, sheets);
  const key = `${use} ${size.width}×${size.height}`;
  const known = sheets.get(key) as CanvasSheet<Source> | undefined;
  const sheet = known ?? newSheet(resources, size.width, size.height, size.isEdited);
  if (!sheet) return null;
  keep(sheets, key, sheet);
  sheet.context.setTransform(1, 0, 0, 1, 0, 0);
  sheet.context.clearRect(0, 0, size.width, size.height);
  return sheet;
}

/** Boxes that grow ask for another size in every frame; this is more than any one frame needs. */
const MOST_SHEETS = 24;

/** Moves a sheet to the end: the one at the front is the least recently used. */
function keep(sheets: Map<string, CanvasSheet<unknown>>, key: string, sheet: CanvasSheet<unknown>): void {
  sheets.delete(key);
  sheets.set(key, sheet);
  const [oldest] = sheets.keys();
  if (sheets.size > MOST_SHEETS && oldest !== undefined) sheets.delete(oldest);
}

/** A sheet with no other user. */
export function newSheet<Source>(
  { sheet }: Resources<Source>,
  width: number,
  height: number,
  isEdited = false,
): CanvasSheet<Source> | null {
  return (sheet ?? (browserSheet as unknown as MakeSheet<Source> | null))?.(width, height, isEdited) ?? null;
}

export type Draw<Source> = (context: PaintContext<Source>) => void;

/** Draws on a sheet as on the canvas: with its transform, and inside the box. */
export function within<Source>(
  sheet: CanvasSheet<Source>,
  like: PaintContext<Source>,
  box: Box,
  draw: Draw<Source>,
): void {
  const { a, b, c, d, e, f } = like.getTransform();
  const { context } = sheet;
  context.save();
  context.setTransform(a, b, c, d, e, f);
  context.beginPath();
  context.rect(box.x, box.y, box.w, box.h);
  context.clip();
  draw(context);
  context.restore();
}

/** Puts a sheet of the canvas's size on it. */
export function copy<Source>(context: PaintContext<Source>, { source, width, height }: CanvasSheet<Source>): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
}

const browserSheet: MakeSheet<OffscreenCanvas> | null =
  typeof OffscreenCanvas === "undefined"
    ? null
    : (width, height, isEdited = false) => {
        const source = new OffscreenCanvas(width, height);
        const context = source.getContext("2d", { willReadFrequently: isEdited });
        if (!context) throw new Error("This browser gave no canvas to draw on.");
        const bytes: SheetBytes = {
          read: () => context.getImageData(0, 0, width, height).data,
          write: (pixels) => context.putImageData(new ImageData(pixels, width, height), 0, 0),
        };
        return { context, source, width, height, bytes };
      };
