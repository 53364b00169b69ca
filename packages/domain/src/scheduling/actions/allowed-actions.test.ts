import { describe, expect, it } from "vitest";
import { TargetState } from "../post/post.ts";
import { isPlanned } from "../post/target-states.ts";
import { allowedStates, isAllowed, type TargetAction } from "./allowed-actions.ts";

const actionsIn = (state: TargetState): string[] =>
  (Object.keys(allowedStates) as TargetAction[]).filter((action) => isAllowed(action, { state })).sort();

describe("an owner's actions", () => {
  it.each([
    ["publishing", []],
    ["published", []],
    ["sent-to-inbox", []],
    ["needs-check", ["resolve"]],
    ["failed", ["edit", "remove", "requestApprovalAgain", "retry", "reword"]],
    ["cancelled", ["edit", "remove", "requestApprovalAgain", "reschedule", "reword"]],
  ] as const)("that are left in the state %s are %j", (state, actions) => {
    expect(actionsIn(state)).toEqual(actions);
  });

  it("on what waits are the same in every state, but for deciding and for losing the account", () => {
    const [draft, awaiting, scheduled] = (["draft", "awaiting-approval", "scheduled"] as const).map(actionsIn);
    expect(awaiting).toEqual([...(draft ?? []), "decide", "unschedule"].sort());
    expect(scheduled).toEqual([...(draft ?? []), "unschedule"].sort());
  });

  it("make a draft of exactly what is planned when an account is lost", () => {
    for (const state of TargetState.options) expect(isAllowed("unschedule", { state })).toBe(isPlanned({ state }));
  });
});
