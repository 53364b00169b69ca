import type { Scene } from "../scene/scene.ts";
import type { SceneChange } from "./change.ts";
import type { Draw } from "./draw.ts";
import type { LintFault, LintFix } from "./finding.ts";

/** What a rule checks besides the scene. */
export type LintContext = {
  draw: Draw;
  /** The time of the cover frame in the profile grid. */
  coverMs: number;
};

/** One rule: what is wrong, and possible remedies, the smallest change first. The caller tries whether one helps. */
export type RuleCheck = {
  find: (scene: Scene, context: LintContext) => Promise<LintFault[]>;
  remedies: (scene: Scene, fault: LintFault) => Remedy[];
};

export type Remedy = LintFix & { changes: SceneChange[] };
