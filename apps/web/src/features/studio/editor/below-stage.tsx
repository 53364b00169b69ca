import { lazy } from "react";
import { stageShown } from "../stage/stage-shown.ts";

// What is below the stage comes once that has drawn: each look and each check makes scenes of its own, with more faces.

/** The style of the creation. */
export const StylePanel = lazy(async () => {
  await stageShown();
  return { default: (await import("./style/style-panel.tsx")).StylePanel };
});

/** The check of the creation. */
export const Checks = lazy(async () => {
  await stageShown();
  return { default: (await import("../check/checks.tsx")).Checks };
});
