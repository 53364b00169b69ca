import { learn, measuredIn } from "@vignette/domain/analytics";
import { type HookResults, hookResults } from "@vignette/domain/hook-library";
import { useMemo } from "react";
import { trpc } from "../../trpc.ts";

/**
 * The results of the project's posts by hook and category; null until loaded, and after an error: no number is better
 * than an outdated one.
 */
export function useHookResults(projectId: string): HookResults | null {
  const { data } = trpc.analytics.summary.useQuery({ projectId });
  return useMemo(() => (data ? hookResults(learn(measuredIn(data.rows))) : null), [data]);
}
