import type { Target } from "./post.ts";

/** A change by a person: no Workflow that was started before it may go on. */
export function revised(target: Target, change: Partial<Target>): Target {
  return { ...target, ...change, revision: target.revision + 1, runs: 0 };
}
