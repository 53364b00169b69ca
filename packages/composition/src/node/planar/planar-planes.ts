import type { Canvas } from "@napi-rs/canvas";
import { coverRect } from "../../paint/cover-rect.ts";
import type { Picture } from "../../paint/paint-context.ts";
import type { I420Layout } from "../../yuv/i420-layout.ts";
import { openYuvKernel } from "../../yuv/yuv-kernel.ts";
import { canvasPlanes, type PlanesOf } from "../canvas-planes.ts";
import { type GroundPlanes, groundPlanes } from "./ground-planes.ts";
import { overlayPlanes } from "./overlay-planes.ts";
import { type PlanarPlan, planarPlan } from "./planar-plan.ts";

/**
 * Draws on planes what can be drawn there at less cost, and everything else on the canvas, frame by frame. Tests hold
 * both together (README, "Two ways to draw").
 */
export async function planarPlanes(layout: I420Layout): Promise<PlanesOf> {
  const kernel = await openYuvKernel();
  const target = kernel.take(layout.bytes);
  const ground = groundPlanes(kernel, layout);
  const overlay = overlayPlanes(kernel, layout);
  const onCanvas = canvasPlanes(kernel, layout);
  return (primitives, resources) => {
    const plan = planarPlan(primitives, layout);
    const picture = plan && typeof plan.ground !== "string" ? resources.images.get(plan.ground.src) : undefined;
    const isSolid = picture === undefined || ground.take(picture);
    if (!plan || !isSolid || !overlay.show(plan.over, resources)) return onCanvas(primitives, resources);
    drawGround(ground, plan.ground, picture, layout, target);
    overlay.blendOver(target);
    return kernel.view(target, layout.bytes);
  };
}

function drawGround(
  planes: GroundPlanes,
  ground: PlanarPlan["ground"],
  picture: Picture<Canvas> | undefined,
  layout: I420Layout,
  target: number,
): void {
  if (typeof ground === "string") planes.fill(ground, target);
  else if (!picture) planes.fill(ground.missing, target);
  else planes.draw(picture, coverRect(picture, layout, ground.crop, ground.focus, ground.scale), target);
}
