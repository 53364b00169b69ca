import type { Instant } from "@vignette/domain/kernel";
import {
  type AccountBenchmark,
  benchmarkOf,
  defaultRecycleRule,
  type RecycleInput,
  type RecycleProposal,
  type RecycleRule,
  recyclePlan,
} from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import { DocumentError } from "../../../adapters/documents/documents.ts";
import type { Recycling } from "../../../records/posts/recyclings.ts";
import { recycleFacts } from "./recycle-facts.ts";
import type { RecyclingDeps } from "./recycling-of.ts";

/** An account's benchmark under the rule, and whether it has weekly slots to recycle into. */
export type RecycleBenchmark = Omit<AccountBenchmark, "topPosts"> & { topPosts: number; hasSlots: boolean };
export type RecyclePreview = { benchmarks: RecycleBenchmark[]; proposals: (RecycleProposal & { name: string })[] };

/** The rule of a project. Until one is saved, it is off and includes every account. */
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

/** Saves a rule. An active one plans within a minute, then once a day. */
export async function saveRecycling(
  deps: RecyclingDeps,
  uid: string,
  { projectId, rule }: z.infer<typeof RecycleInput>,
): Promise<{ rule: RecycleRule; planAt: Instant | null }> {
  await deps.posts.project(uid, projectId);
  const planAt = rule.on ? deps.now : null;
  // A concurrent run finds the document changed and plans again by the saved rule.
  const change = () => deps.recyclings.patch(projectId, { rule, planAt, lastUpdated: deps.now });
  if (await deps.recyclings.get(projectId)) await change();
  else {
    const first: Recycling = { id: projectId, uid, projectId, rule, brought: [], planAt, lastUpdated: deps.now };
    await deps.documents.commit([deps.recyclings.writes.create(projectId, first)]).catch(async (error: unknown) => {
      if (!(error instanceof DocumentError && error.kind === "exists")) throw error;
      await change();
    });
  }
  return { rule, planAt };
}

/** The posts that a rule, saved or not, would plan now, and each account's benchmark under it. Writes nothing. */
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
