import { expect, it } from "vitest";
import { TargetState } from "./post.ts";
import { refuseUnsettled } from "./target-states.ts";

it("removing is refused only while something is being sent or an outcome is unknown", () => {
  const refused = TargetState.options.filter((state) => refuseUnsettled("project", ["draft", state]) !== null);
  expect(refused).toEqual(["publishing", "needs-check"]);
});

it.each([
  ["project", "needs-check", /calendar.*then delete the project again\.$/],
  [
    "account",
    "publishing",
    /^A post is being published right now\. Wait a few minutes, then delete your account again/,
  ],
  ["connection", "publishing", /then disconnect the account again\.$/],
] as const)("the refusal to remove a %s with a post in the state %s says what to do", (removed, state, sentence) => {
  expect(refuseUnsettled(removed, [state])?.message).toMatch(sentence);
  expect(refuseUnsettled(removed, [state])?.code).toBe(`${removed}.${state}`);
});
