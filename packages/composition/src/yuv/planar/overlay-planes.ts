import type { Primitive } from "../../frame/primitive.ts";
import { paint } from "../../paint/paint.ts";
import type { Resources, Sheet } from "../../paint/paint-context.ts";
import type { I420Layout } from "../i420-layout.ts";
import type { YuvKernel } from "../yuv-kernel.ts";
import type { PlanarCanvases } from "./planar-canvases.ts";
import { extentOf } from "./primitive-box.ts";
import { countRows, mergedRows, type Rows, touchedRows } from "./rows.ts";

/** What lies over the ground, kept as planes from frame to frame; only rows in which something changed are drawn anew. */
export type OverlayPlanes<Source> = {
  /** Makes the planes show these primitives. False, and nothing done, if so much moves that this is not worth it. */
  show(primitives: readonly Primitive[], resources: Resources<Source>): boolean;
  /** Lays them over planes at `target`. */
  blendOver(target: number): void;
};

/** Where more of the rows than this changes from one frame to the next, one canvas for everything is quicker. */
const WORTH_IT = 0.5;

type Shown = { key: string; rows: Rows | null; primitive: Primitive };

export function overlayPlanes<Source>(
  kernel: YuvKernel,
  layout: I420Layout,
  canvases: PlanarCanvases<Source>,
): OverlayPlanes<Source> {
  const planes = takePlanes(kernel, layout);
  const draw = stripPainter(kernel, layout, canvases);
  let shown: Shown[] = [];
  let asked: Shown[] = [];
  return {
    show(primitives, resources) {
      const next = primitives.map((primitive) => placed(primitive, layout));
      const moved = countRows(changedRows(asked, next));
      asked = next;
      if (moved > layout.height * WORTH_IT) return false;
      for (const rows of changedRows(shown, next)) planes.put(draw(next, rows, resources), rows);
      shown = next;
      return true;
    },
    blendOver(target) {
      for (const rows of mergedRows(shown.flatMap((one) => one.rows ?? []))) planes.blend(target, rows);
    },
  };
}

function placed(primitive: Primitive, { width, height }: I420Layout): Shown {
  const { left, top, right, bottom } = extentOf(primitive);
  const isSeen = left < width && right > 0;
  return { key: JSON.stringify(primitive), rows: isSeen ? touchedRows(top, bottom, height) : null, primitive };
}

/** Rows that hold something now or held it before, and not the same. What stands in another order counts as changed. */
function changedRows(before: readonly Shown[], now: readonly Shown[]): Rows[] {
  const kept = commonInOrder(before, now);
  return mergedRows([...before, ...now].flatMap((one) => (kept.has(one) ? [] : (one.rows ?? []))));
}

/** Both copies of everything that is in either list, met in the same order. */
function commonInOrder(before: readonly Shown[], now: readonly Shown[]): Set<Shown> {
  const common = new Set<Shown>();
  let from = 0;
  for (const one of now) {
    const at = before.findIndex((other, i) => i >= from && other.key === one.key);
    const other = before[at];
    if (!other) continue;
    common.add(one).add(other);
    from = at + 1;
  }
  return common;
}

/** Draws rows on a transparent canvas and leaves the pixels in the kernel's memory. Answers where. */
function stripPainter<Source>(kernel: YuvKernel, layout: I420Layout, { open, pixels }: PlanarCanvases<Source>) {
  const sheets = new Map<number, Sheet<Source>>();
  let room = { at: 0, bytes: 0 };
  return (shown: readonly Shown[], { top, bottom }: Rows, resources: Resources<Source>): number => {
    // A few heights for all strips, so that canvases are used again.
    const height = Math.ceil((bottom - top) / 64) * 64;
    const sheet = sheets.get(height) ?? open(overlayWidth(layout), height);
    sheets.set(height, sheet);
    const { context } = sheet;
    context.clearRect(0, 0, sheet.width, height);
    context.save();
    context.transform(1, 0, 0, 1, 0, -top);
    const touching = shown.filter(({ rows }) => rows && rows.top < bottom && rows.bottom > top);
    paint(
      context,
      touching.map(({ primitive }) => primitive),
      resources,
    );
    context.restore();
    const drawn = pixels(sheet);
    if (drawn.length > room.bytes) {
      if (room.at > 0) kernel.free(room.at);
      room = { at: kernel.take(drawn.length), bytes: drawn.length };
    }
    kernel.view(room.at, drawn.length).set(drawn);
    return room.at;
  };
}

/** The kernel wants whole vectors also in planes of half the width. */
function overlayWidth({ width }: I420Layout): number {
  return Math.ceil(width / 32) * 32;
}

function takePlanes(kernel: YuvKernel, layout: I420Layout) {
  const width = overlayWidth(layout);
  const half = width / 2;
  const whole = width * layout.height;
  const quarter = whole / 4;
  const luma = kernel.take(2 * whole + 3 * quarter);
  const alpha = luma + whole;
  const [u, v, cover] = [0, 1, 2].map((i) => alpha + whole + i * quarter) as [number, number, number];
  return {
    put(rgba: number, { top, bottom }: Rows) {
      const skipped = (top / 2) * half;
      const rows = bottom - top;
      const at = top * width;
      kernel.toOverlay(rgba, width, rows, luma + at, alpha + at, u + skipped, v + skipped, cover + skipped);
    },
    blend(target: number, { top, bottom }: Rows) {
      const planes = [
        { over: luma, cover: alpha, stride: width, shift: 0 },
        { over: u, cover, stride: half, shift: 1 },
        { over: v, cover, stride: half, shift: 1 },
      ];
      planes.forEach(({ over, cover, stride, shift }, i) => {
        const skipped = (top >> shift) * stride;
        const targetStride = layout.strides[i] ?? 0;
        const to = target + (layout.offsets[i] ?? 0) + (top >> shift) * targetStride;
        const rows = (bottom - top) >> shift;
        kernel.blendPlane(over + skipped, cover + skipped, stride, to, targetStride, layout.width >> shift, rows);
      });
    },
  };
}
