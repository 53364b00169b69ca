import { days, hours, type Instant, later } from "../../kernel/index.ts";
import type { PastPost } from "./past-post.ts";
import type { RecycleRule } from "./recycle-rule.ts";

/** An account's usual numbers. `measure` is null as long as too few of its posts have numbers. */
export type AccountBenchmark = {
  accountId: string;
  /** Posts of the last 90 days with numbers that are old enough to be fair. */
  measured: number;
  measure: Measure | null;
  median: number | null;
  topPosts: TopPost[];
};
/** A run of a creation that did well, and how many times the account's median it had. */
export type TopPost = { post: PastPost; times: number };

/** Fewer posts have no median worth the name. Our own choice. */
export const MEASURED_AT_LEAST = 5;
const MEDIAN_OVER = days(90);
/** Numbers that were read sooner are those of a post that is still being shown around. Our own choice. */
const FAIR_AFTER = hours(48);

/** What is compared, the best first: the first that enough posts of the account have. What is unknown is not zero. */
const measures = ["views", "reach", "likes"] as const;
type Measure = (typeof measures)[number];

/**
 * What did well on an account by its own measure: of each creation the latest run with numbers, if it had at least
 * `timesMedian` times the median of the last 90 days. The best first. What did well once and not the last time is tired.
 */
export function benchmarkOf(
  accountId: string,
  rule: Pick<RecycleRule, "timesMedian">,
  posts: readonly PastPost[],
  now: Instant,
): AccountBenchmark {
  const fair = posts.filter((it) => it.accountId === accountId && isFair(it));
  const recent = fair.filter((it) => it.at >= later(now, -MEDIAN_OVER));
  const counts = measures.map((measure) => knownOf(recent, measure).length);
  const measured = Math.max(...counts);
  const measure = measures[counts.findIndex((it) => it >= MEASURED_AT_LEAST)] ?? null;
  if (measure === null) return { accountId, measured, measure, median: null, topPosts: [] };

  const median = medianOf(knownOf(recent, measure));
  const runs = latestRuns(fair.filter((it) => it.own && it.reading?.values[measure] !== null));
  const topPosts = runs
    .map((post) => ({ post, times: median > 0 ? (post.reading?.values[measure] ?? 0) / median : 0 }))
    .filter(({ times }) => times >= rule.timesMedian)
    .toSorted((a, b) => b.times - a.times || a.post.at - b.post.at || compare(a.post, b.post));
  return { accountId, measured, measure, median, topPosts };
}

function isFair({ state, reading, at }: PastPost): boolean {
  return state === "published" && reading !== null && reading.at - at >= FAIR_AFTER;
}

function knownOf(posts: readonly PastPost[], measure: Measure): number[] {
  return posts.flatMap((it) => it.reading?.values[measure] ?? []);
}

/** Of each creation the run that went out last. */
function latestRuns(posts: readonly PastPost[]): PastPost[] {
  const latest = new Map<string, PastPost>();
  for (const post of posts.toSorted((a, b) => a.at - b.at || compare(a, b))) latest.set(post.creation, post);
  return [...latest.values()];
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return (low + high) / 2;
}

const compare = (a: PastPost, b: PastPost) => (a.targetId < b.targetId ? -1 : Number(a.targetId > b.targetId));
