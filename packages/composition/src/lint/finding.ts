import type { Box } from "../scene/geometry.ts";
import type { SceneChange } from "./change.ts";

/** The rules that are checked; the laws of docs/content.md#laws. */
export type Rule =
  /** Words under an app's own buttons (Safe areas). */
  | "safe-zone"
  /** Words that cannot be told from what lies beneath (Contrast). */
  | "contrast"
  /** An overlay that is gone before it is read (Reading time). */
  | "reading-time"
  /** Caption pages that flit by (Caption pages). */
  | "caption-pace"
  /** Words of the cover that the profile grid cuts off (Boxes, grid crop 3:4). */
  | "grid-crop"
  /** Words under 44 px (Sizes). */
  | "text-size"
  /** Words over words. */
  | "overlap"
  /** More than three flashes a second (docs/experience.md#accessibility). */
  | "flashing"
  /** Sound effects closer than two seconds (Sound). */
  | "effects"
  /** Nothing changes for more than three seconds (Pace). */
  | "stillness";

/** What is wrong, where and when. Data alone: a worker can hand it out. */
export type LintFinding = {
  rule: Rule;
  /** "must" is visible to every viewer or may harm one; "should" is craft. */
  severity: "must" | "should";
  /** Whose fault it is: the id of a clip. */
  clip: string;
  /** Where on the canvas, in its px. */
  box: Box;
  startMs: number;
  endMs: number;
  /** A sentence for the person who made it. */
  message: string;
  /** What would take it away without a new one of its rule; null where only a person can say. */
  fix: LintFix | null;
};

export type LintFix = { title: string; changes: readonly SceneChange[] };

/** What a rule finds, before a fix has been looked for. */
export type LintFault = Omit<LintFinding, "fix">;
