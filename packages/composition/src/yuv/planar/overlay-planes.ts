import type { Primitive } from "../../frame/primitives/primitive.ts";
import { extentOf } from "../../paint/extent-of.ts";
import { paint } from "../../paint/paint.ts";
import type { CanvasSheet, Resources } from "../../paint/paint-context.ts";
import type { I420Layout } from "../i420-layout.ts";
import type { YuvKernel } from "../yuv-kernel.ts";
import { freePixels } from "./free-pixels.ts";
import type { PlanarCanvases } from "./planar-canvases.ts";
import { areaOf, mergedRegions, type Region, touchedRegion, touches } from "./region.ts";

/** Everything drawn over the ground, cached as planes from frame to frame; only changed regions are drawn again. */
export type OverlayPlanes<Source> = {
  /** Updates the planes to show these primitives. False, without drawing, if too much changes to be worth it. */
  show(primitives: readonly Primitive[], resources: Resources<Source>): boolean;
  /** Blends them over planes at `target`. */
  blendOver(target: number): void;
};

/** If more of the picture than this changes from one frame to the next, one canvas for everything is faster. */
const WORTH_IT = 0.5;

type Shown = { key: string; region: Region | null; primitive: Primitive };

export function overlayPlanes<Source>(
  kernel: YuvKernel,
  layout: I420Layout,
  canvases: PlanarCanvases<Source>,
): OverlayPlanes<Source> {
  const planes = takePlanes(kernel, layout);
  const draw = stripPainter(kernel, layout, canvases);
  let shown: Shown[] = [];
  let asked: Shown[] | null = null;
  return {
    show(primitives, resources) {
      const next = primitives.map((primitive) => placed(primitive, layout));
      const moved = asked ? areaOf(changedRegions(asked, next)) : 0;
      asked = next;
      if (moved > layout.width * layout.height * WORTH_IT) return false;
      for (const region of changedRegions(shown, next)) planes.put(draw(next, region, resources), region);
      shown = next;
      return true;
    },
    blendOver(target) {
      for (const region of mergedRegions(shown.flatMap((one) => one.region ?? []))) planes.blend(target, region);
    },
  };
}

function placed(primitive: Primitive, layout: I420Layout): Shown {
  return { key: JSON.stringify(primitive), region: touchedRegion(extentOf(primitive), layout), primitive };
}

/** Primitives that were added, removed or changed. A different order counts as a change. */
function changedRegions(before: readonly Shown[], now: readonly Shown[]): Region[] {
  const kept = commonInOrder(before, now);
  return mergedRegions([...before, ...now].flatMap((one) => (kept.has(one) ? [] : (one.region ?? []))));
}

/** Both copies of everything that is in either list and in the same order. */
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

/** Draws a region on a transparent canvas and copies its pixels into the kernel's memory. Returns their address. */
function stripPainter<Source>(kernel: YuvKernel, layout: I420Layout, canvases: PlanarCanvases<Source>) {
  const sheetFor = sheets(canvases);
  let room = { at: 0, bytes: 0 };
  return (shown: readonly Shown[], region: Region, resources: Resources<Source>): number => {
    const sheet = sheetFor(region);
    const { context } = sheet;
    context.clearRect(0, 0, sheet.width, sheet.height);
    context.save();
    context.transform(1, 0, 0, 1, -region.left, -region.top);
    // Whole vectors are blended, also beyond the right edge: those pixels must be empty.
    context.beginPath();
    context.rect(0, 0, layout.width, layout.height);
    context.clip();
    const touching = shown.filter((one) => one.region && touches(one.region, region));
    paint(
      context,
      touching.map(({ primitive }) => primitive),
      resources,
    );
    context.restore();
    const drawn = canvases.pixels(sheet);
    if (drawn.length > room.bytes) {
      if (room.at > 0) kernel.free(room.at);
      room = { at: kernel.take(drawn.length), bytes: drawn.length };
    }
    kernel.view(room.at, drawn.length).set(drawn);
    freePixels(drawn);
    return room.at;
  };
}

/** Number of canvases that are kept; a story's words need few. */
const KEPT = 12;

/** Few sizes for all regions, so that canvases are reused. */
function sheets<Source>({ open }: PlanarCanvases<Source>): (region: Region) => CanvasSheet<Source> {
  const known = new Map<string, CanvasSheet<Source>>();
  return ({ left, top, right, bottom }) => {
    const width = right - left;
    const height = Math.ceil((bottom - top) / 64) * 64;
    const key = `${width}×${height}`;
    const sheet = known.get(key) ?? open(width, height);
    if (known.size > KEPT) known.clear();
    known.set(key, sheet);
    return sheet;
  };
}

function takePlanes(kernel: YuvKernel, layout: I420Layout) {
  // Regions end in whole steps, and so beyond the picture.
  const width = Math.ceil(layout.width / 64) * 64;
  const half = width / 2;
  const whole = width * layout.height;
  const quarter = whole / 4;
  const luma = kernel.take(2 * whole + 3 * quarter);
  const alpha = luma + whole;
  const [u, v, cover] = [0, 1, 2].map((i) => alpha + whole + i * quarter) as [number, number, number];
  return {
    put(rgba: number, { left, top, right, bottom }: Region) {
      const at = top * width + left;
      const skipped = (top / 2) * half + left / 2;
      const [over, covers] = [u + skipped, cover + skipped];
      kernel.toOverlay(rgba, right - left, bottom - top, luma + at, alpha + at, over, v + skipped, covers, width);
    },
    blend(target: number, { left, top, right, bottom }: Region) {
      const planes = [
        { over: luma, cover: alpha, stride: width, shift: 0 },
        { over: u, cover, stride: half, shift: 1 },
        { over: v, cover, stride: half, shift: 1 },
      ];
      planes.forEach(({ over, cover, stride, shift }, i) => {
        const skipped = (top >> shift) * stride + (left >> shift);
        const targetStride = layout.strides[i] ?? 0;
        const to = target + (layout.offsets[i] ?? 0) + (top >> shift) * targetStride + (left >> shift);
        const across = (Math.min(right, layout.width) - left) >> shift;
        kernel.blendPlane(over + skipped, cover + skipped, stride, to, targetStride, across, (bottom - top) >> shift);
      });
    },
  };
}
