import * as z from "zod/mini";
import { Scene } from "./scene.ts";

/** Converts a document of an older version to the next. */
type Step = (scene: Record<string, unknown>) => Record<string, unknown>;

/** `STEPS[n]` turns version n into version n + 1; nothing is ever removed from this list. */
const STEPS: Record<number, Step> = {
  // 1 had the safe box itself instead of its name.
  1: ({ safe: _safe, ...scene }) => ({ ...scene, version: 2, safeZone: scene.height === 1350 ? "feed" : "both" }),
};

/**
 * A scene from stored JSON of any earlier version. Throws a `ZodError` that names the field if it is not a scene, also
 * for a newer version: a document that we do not understand is not drawn wrongly.
 */
export function readScene(stored: unknown): Scene {
  let scene = z.record(z.string(), z.unknown()).parse(stored);
  for (let step = STEPS[Number(scene.version)]; step; step = STEPS[Number(scene.version)]) scene = step(scene);
  return Scene.parse(scene);
}
