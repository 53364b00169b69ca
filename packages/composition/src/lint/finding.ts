import type { Box } from "../scene/geometry.ts";
import type { SceneChange } from "./change.ts";
import type { Saying } from "./saying.ts";

/** The rules that are checked; the laws of docs/content.md#laws. */
export type Rule =
  /** Words under an app's own buttons (Safe areas). */
  | "safe-zone"
  /** Words with too little contrast (Contrast). */
  | "contrast"
  /** An overlay that disappears before it can be read (Reading time). */
  | "reading-time"
  /** Caption pages that are too short to be read (Caption pages). */
  | "caption-pace"
  /** Words of the cover that the profile grid cuts off (Boxes, grid crop 3:4). */
  | "grid-crop"
  /** Words under 44 px (Sizes). */
  | "text-size"
  /** Words that cover words. */
  | "overlap"
  /** More than three flashes a second (docs/experience.md#accessibility). */
  | "flashing"
  /** Sound effects closer than two seconds (Sound). */
  | "effects"
  /** Nothing changes for more than three seconds (Pace). */
  | "stillness";

/** What is wrong, where and when. Plain data, so a worker can send it. */
export type LintFinding = Saying & {
  rule: Rule;
  /** "must" is visible to every viewer or may harm one; "should" is a matter of craft. */
  severity: "must" | "should";
  /** The id of the clip that causes it. */
  clip: string;
  /** Where on the canvas, in its px. */
  box: Box;
  startMs: number;
  endMs: number;
  /** A change that removes the finding and causes no new one of its rule; null where only the user can decide. */
  fix: LintFix | null;
};

export type LintFix = { remedy: LintRemedy; changes: readonly SceneChange[] };

/** What a fix does, which the studio has words for. */
export type LintRemedy =
  | "calmer-captions"
  | "scrim"
  | "text-box"
  | "leave-out"
  | "hold-picture"
  | "into-grid-crop"
  | "into-safe-zone"
  | "move-apart"
  | "show-longer"
  | "drift"
  | "larger";

/** A finding of a rule, before a fix is searched. */
export type LintFault = Omit<LintFinding, "fix">;
