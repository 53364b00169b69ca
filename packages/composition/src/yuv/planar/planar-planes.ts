import type { Primitive } from "../../frame/primitives/primitive.ts";
import { coverRect } from "../../paint/cover-rect.ts";
import type { PaintPicture, Resources } from "../../paint/paint-context.ts";
import type { I420Layout } from "../i420-layout.ts";
import type { I420Planes } from "../i420-planes.ts";
import type { YuvKernel } from "../yuv-kernel.ts";
import { groundPlanes } from "./ground-planes.ts";
import { overlayPlanes } from "./overlay-planes.ts";
import type { PlanarCanvases } from "./planar-canvases.ts";
import { type PlanarPlan, planarPlan } from "./planar-plan.ts";
import { planeSampler } from "./plane-sampler.ts";
import { videoGround } from "./video-ground.ts";

/** The resources of drawing; frames of videos may have planes of their own. */
export type PlanarResources<Source> = Omit<Resources<Source>, "frames"> & {
  frames?: ReadonlyMap<string, PaintPicture<Source> & { planes?: I420Planes | null }>;
};

/** A frame's planes, which stay valid until the next call; null, without drawing, if it needs a canvas. */
export type DrawPlanes<Source> = (
  primitives: readonly Primitive[],
  resources: PlanarResources<Source>,
) => Uint8Array<ArrayBuffer> | null;

/** Draws on planes what costs less there than on a canvas. Tests compare both (docs/engine.md, "Two ways to draw"). */
export function planarPlanes<Source>(
  kernel: YuvKernel,
  layout: I420Layout,
  canvases: PlanarCanvases<Source>,
): DrawPlanes<Source> {
  const target = kernel.take(layout.bytes);
  const drawGround = groundPainter(kernel, layout, target, canvases);
  const overlay = overlayPlanes(kernel, layout, canvases);
  return (primitives, resources) => {
    const plan = planarPlan(primitives, layout);
    if (!plan || !overlay.show(plan.over, resources) || !drawGround(plan.ground, resources)) return null;
    overlay.blendOver(target);
    return kernel.view(target, layout.bytes);
  };
}

/** Draws the ground at `target`. False, without drawing, if only a canvas can. */
function groundPainter<Source>(
  kernel: YuvKernel,
  layout: I420Layout,
  target: number,
  canvases: PlanarCanvases<Source>,
) {
  const sample = planeSampler(kernel, layout);
  const stills = groundPlanes(kernel, layout, sample, canvases);
  const drawVideo = videoGround(kernel, layout, sample);
  return (ground: PlanarPlan["ground"], { images, frames }: PlanarResources<Source>): boolean => {
    if (typeof ground === "string") return stills.fill(ground, target);
    const picture = ground.moment ? frames?.get(ground.moment.clip) : images.get(ground.src);
    if (!picture) return stills.fill(ground.missing, target);
    const from = coverRect(picture, layout, ground.crop, ground.focus, ground.scale);
    if (!ground.moment) return stills.draw(picture, from, target);
    const planes = frames?.get(ground.moment.clip)?.planes;
    if (planes) drawVideo(planes, from, target);
    return planes !== null && planes !== undefined;
  };
}
