import { MEASURED_AT_LEAST, type RecycleRule } from "@vignette/domain/scheduling";
import type { Outputs } from "../../../trpc.ts";

type Preview = Outputs["scheduling"]["previewRecycling"];
export type RecycleBenchmark = Preview["benchmarks"][number];
export type RecycleProposal = Preview["proposals"][number];

/** Why nothing comes back on an account, and what is missing. */
export function benchmarkLabel({ measured, measure, median, topPosts, hasSlots }: RecycleBenchmark, rule: RecycleRule) {
  if (measure === null || median === null) {
    return `${MEASURED_AT_LEAST} posts of the last 90 days with numbers are needed; ${measured} so far. Numbers count two days after a post went out.`;
  }
  if (topPosts === 0) return `Nothing did ${rule.timesMedian}× the usual ${median.toLocaleString("en-GB")} ${measure}.`;
  const found = topPosts === 1 ? "One creation did well" : `${topPosts} creations did well`;
  if (!hasSlots) return `${found}, but this account has no weekly times to go out at.`;
  return `${found} and can't go out yet: resting, used up, or the week is full.`;
}
