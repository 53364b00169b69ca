import { coverRect } from "../../paint/cover-rect.ts";
import type { I420Layout } from "../../yuv/i420-layout.ts";
import { openYuvKernel, type YuvKernel } from "../../yuv/yuv-kernel.ts";
import { canvasPlanes, type NodeResources, type PlanesOf } from "../canvas-planes.ts";
import { groundPlanes } from "./ground-planes.ts";
import { overlayPlanes } from "./overlay-planes.ts";
import { type PlanarPlan, planarPlan } from "./planar-plan.ts";
import { planeSampler } from "./plane-sampler.ts";
import { videoGround } from "./video-ground.ts";

/**
 * Draws on planes what can be drawn there at less cost, and everything else on the canvas, frame by frame. Tests hold
 * both together (README, "Two ways to draw").
 */
export async function planarPlanes(layout: I420Layout): Promise<PlanesOf> {
  const kernel = await openYuvKernel();
  const target = kernel.take(layout.bytes);
  const drawGround = groundPainter(layout, target, kernel);
  const overlay = overlayPlanes(kernel, layout);
  const onCanvas = canvasPlanes(kernel, layout);
  return (primitives, resources) => {
    const plan = planarPlan(primitives, layout);
    if (!plan || !overlay.show(plan.over, resources) || !drawGround(plan.ground, resources))
      return onCanvas(primitives, resources);
    overlay.blendOver(target);
    return kernel.view(target, layout.bytes);
  };
}

/** Draws the ground at `target`. False, and nothing done, if only a canvas can. */
function groundPainter(layout: I420Layout, target: number, kernel: YuvKernel) {
  const sample = planeSampler(kernel, layout);
  const stills = groundPlanes(kernel, layout, sample);
  const drawVideo = videoGround(kernel, layout, sample);
  return (ground: PlanarPlan["ground"], { images, frames }: NodeResources): boolean => {
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
