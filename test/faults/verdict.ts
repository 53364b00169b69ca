import type { Scenario } from "./scenario.ts";
import type { TargetFacts } from "./target-document.ts";

/** What is known once everything has come to rest. `shown`, `comments`: of the account, as the public or its owner sees. */
export type FinalState = { target: TargetFacts | null | "stuck"; shown: number; comments: number; publishAt: number };

const nothingOut = ["failed", "cancelled", "draft", "scheduled"];

/** What is wrong, as text; empty if all is well. */
export function verdict(scenario: Scenario, { target, shown, comments, publishAt }: FinalState): string[] {
  if (target === "stuck") return ["stuck: it came to no end"];
  const state = target?.state ?? "gone";
  const meant = scenario.planned && Date.parse(scenario.planned.instant);
  const faults: [boolean, string][] = [
    [shown > 1, `twice: ${shown} posts are out`],
    [state === "published" && shown === 0, "a lie: it says published, and nothing is out"],
    [nothingOut.includes(state) && shown > 0, `a lie: it says ${state}, and it is out`],
    [state === "gone" && shown > 0, "a lie: it was deleted, and it is out"],
    [target === null && scenario.act !== "delete", "lost: it is gone without being deleted"],
    [
      target !== null && !scenario.ends.some((it) => it === state),
      `lost: it should be ${scenario.ends}, and is ${state}`,
    ],
    [comments > 1, `twice: ${comments} comments are there`],
    [target?.comment === "posted" && comments === 0, "a lie: the comment is said to be there, and is not"],
    [target?.comment === "failed" && comments > 0, "a lie: the comment is said to have failed, and is there"],
    [["due", "sending", "lost"].includes(target?.comment ?? ""), `stuck: the comment is still ${target?.comment}`],
    [meant !== undefined && meant !== publishAt, `another time: planned for ${new Date(publishAt).toISOString()}`],
  ];
  return faults.flatMap(([wrong, words]) => (wrong ? [words] : []));
}
