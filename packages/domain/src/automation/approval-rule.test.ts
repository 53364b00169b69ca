import { expect, it } from "vitest";
import { needsApproval } from "./approval-rule.ts";
import type { ApprovalRule } from "./recipe-plan.ts";

const rules: [ApprovalRule, boolean[]][] = [
  [{ type: "always" }, [true, true, true]],
  [{ type: "first", count: 2 }, [true, true, false]],
  [{ type: "never" }, [false, false, false]],
];
it.each(rules)("an approval by %j is needed for the first, second and third piece as it says", (rule, expected) => {
  expect([0, 1, 2].map((made) => needsApproval(rule, made))).toEqual(expected);
});
