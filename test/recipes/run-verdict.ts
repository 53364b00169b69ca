import type { RecipeRun } from "@vignette/domain/automation";

/** What is known of a run when it has come to rest. */
export type RunEnd = {
  /** Of its recipe: there is only this one. */
  runs: readonly RecipeRun[];
  /** Of its recipe. */
  made: number;
  failuresInRow: number;
  /** How much of everything there is for it: pieces with a finished file, and posts with the states of their targets. */
  creations: number;
  assets: number;
  posts: readonly (readonly string[])[];
};

/** What is wrong, as text; empty if all is well: it is scheduled once and whole, or it says why nothing is. */
export function runVerdict({ runs, made, failuresInRow, creations, assets, posts }: RunEnd): string[] {
  const [run, another] = runs;
  if (!run) return ["lost: it never began"];
  const isDone = run.state === "done";
  const faults: [boolean, string][] = [
    [!["done", "failed"].includes(run.state), `stuck: it is still ${run.state}`],
    [another !== undefined, `another time was begun: ${runs.map(({ id }) => id)}`],
    [creations > 1, `twice: ${creations} pieces were made`],
    [assets > 1, `twice: ${assets} files are finished`],
    [posts.length > 1, `twice: ${posts.length} posts are planned`],
    [isDone && posts.length === 0, "a lie: it says done, and nothing is planned"],
    [!isDone && posts.length > 0, `half scheduled: it is ${run.state}, and a post is planned`],
    [posts.some((states) => states.length !== 1 || states[0] !== "scheduled"), "half scheduled: a target is missing"],
    [isDone && made !== 1, `counted wrong: ${made} pieces`],
    [!isDone && (made !== 0 || failuresInRow !== 1), `counted wrong: ${made} pieces, ${failuresInRow} failures`],
    [run.state === "failed" && !/^\S.{10,}[.!?]$/s.test(run.failure?.message ?? ""), "silent: it does not say why"],
  ];
  return faults.flatMap(([isWrong, words]) => (isWrong ? [words] : []));
}
