import type { Scene } from "../scene/scene.ts";
import type { Change } from "./change.ts";
import type { Draw } from "./draw.ts";
import type { Fault } from "./finding.ts";

/** What a rule looks at beside the scene. */
export type LintContext = {
  draw: Draw;
  /** The time of the frame that stands for the video in the profile grid. */
  coverMs: number;
};

/** One rule: what is wrong, and what might help, the least change first. Whether it does is tried out. */
export type RuleCheck = {
  find: (scene: Scene, context: LintContext) => Promise<Fault[]>;
  remedies: (scene: Scene, fault: Fault) => Remedy[];
};

export type Remedy = { title: string; changes: Change[] };
