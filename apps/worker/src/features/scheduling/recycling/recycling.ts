import type { Instant } from "@vignette/domain/kernel";
import {
  type AccountBenchmark,
  benchmarkOf,
  defaultRecycleRule,
  type Proposal,
  type RecycleInput,
  type RecycleRule,
  recyclePlan,
} from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import type { Recycling } from "../../../records/posts/recyclings.ts";
import { recycleFacts } from "./recycle-facts.ts";
import type { RecyclingDeps } from "./recycling-of.ts";

/** How one account stands before the rule, and whether it has weekly times to be brought back at. */
export type RecycleBenchmark = Omit<AccountBenchmark, "topPosts"> & { topPosts: number; hasSlots: boolean };
export type RecyclePreview = { benchmarks: RecycleBenchmark[]; proposals: (Proposal & { name: string })[] };

/** The rule of a project; until somebody kept one it is off and names every account. */
export async function recyclingRule(
  deps: RecyclingDeps,
  uid: string,
  projectId: string,
): Promise<{ rule: RecycleRule; planAt: Instant | null }> {
  await deps.posts.project(uid, projectId);
  const stored = await deps.recyclings.get(projectId);
  if (stored) return { rule: stored.value.rule, planAt: stored.value.planAt };
  const accounts = await deps.accounts.ofUser(uid);
  return { rule: { ...defaultRecycleRule, accountIds: accounts.map((it) => it.id) }, planAt: null };
}

/** Keeps a rule. One that is on plans with the next minute, and then once a day. */
export async function saveRecycling(
  deps: RecyclingDeps,
  uid: string,
  { projectId, rule }: z.infer<typeof RecycleInput>,
): Promise<{ rule: RecycleRule; planAt: Instant | null }> {
  await deps.posts.project(uid, projectId);
  const planAt = rule.on ? deps.now : null;
  const stored = await deps.recyclings.get(projectId);
  if (stored) {
    // Whoever plans at this moment finds the document changed, and plans by what was kept.
    await deps.recyclings.patch(projectId, { rule, planAt, lastUpdated: deps.now });
  } else {
    const first: Recycling = { id: projectId, uid, projectId, rule, brought: [], planAt, lastUpdated: deps.now };
    await deps.documents.commit([deps.recyclings.writes.create(projectId, first)]);
  }
  return { rule, planAt };
}

/** What a rule would plan now, kept or not, and how each account stands before it. Writes nothing. */
export async function previewRecycling(
  deps: RecyclingDeps,
  uid: string,
  { projectId, rule }: z.infer<typeof RecycleInput>,
): Promise<RecyclePreview> {
  await deps.posts.project(uid, projectId);
  const [facts, stored] = await Promise.all([recycleFacts(deps, uid, projectId, rule), deps.recyclings.get(projectId)]);
  const history = { posts: facts.history, brought: stored?.value.brought ?? [] };
  const benchmarks = facts.accounts.map(({ id }) => {
    const benchmark = benchmarkOf(id, rule, facts.history, deps.now);
    const hasSlots = facts.places.some((it) => it.accountId === id && it.slots.length > 0);
    return { ...benchmark, topPosts: benchmark.topPosts.length, hasSlots };
  });
  const proposals = recyclePlan(rule, history, facts.places, deps.now);
  return {
    benchmarks,
    proposals: proposals.map((it) => ({ ...it, name: facts.posts.get(it.from.postId)?.name ?? "" })),
  };
}
