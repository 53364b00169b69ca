import type { Scene } from "../scene/scene.ts";
import type { SceneChange } from "./change.ts";
import type { Draw } from "./draw.ts";
import type { LintFault } from "./finding.ts";

/** What a rule looks at beside the scene. */
export type LintContext = {
  draw: Draw;
  /** The time of the cover frame in the profile grid. */
  coverMs: number;
};

/** One rule: what is wrong, and what might help, the least change first. Whether it does is tried out. */
export type RuleCheck = {
  find: (scene: Scene, context: LintContext) => Promise<LintFault[]>;
  remedies: (scene: Scene, fault: LintFault) => Remedy[];
};

export type Remedy = { title: string; changes: SceneChange[] };
