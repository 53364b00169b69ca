import type { ApprovalRule } from "./recipe-plan.ts";

/** Whether a piece needs an approval, after `made` pieces of the recipe. */
export function needsApproval(rule: ApprovalRule, made: number): boolean {
  switch (rule.type) {
    case "always":
      return true;
    case "first":
      return made < rule.count;
    case "never":
      return false;
  }
}
