import {
  canShift,
  type Occurrence,
  occurrences,
  partlyOut,
  type Recurrence,
  type RepeatPostInput,
  repeatsNothing,
  type Series,
  weekdayOf,
} from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import type { Write } from "../../adapters/documents/documents.ts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { StoredPost } from "../../records/posts/posts.ts";
import { forEachItem, type PerItem } from "./for-each-item.ts";
import { notifyOnce } from "./notify-once.ts";
import { type PostPlan, planAgain, planPost } from "./plan-post.ts";
import { postView } from "./post-view.ts";
import { type RemoveDeps, removePosts } from "./remove-posts.ts";
import { planWrites, type ScheduleDeps } from "./schedule-post.ts";
import { inputOf } from "./schedule-posts.ts";
import type { SeriesStore } from "./series-store.ts";

export type RepeatDeps = ScheduleDeps & RemoveDeps & { series: SeriesStore };
type Input = z.infer<typeof RepeatPostInput>;

/** Maximum number of writes in one commit: Firestore allows 500. Source: docs/platforms/firestore.md#limits. */
const MOST_WRITES = 400;

/**
 * Repeats a waiting post: it becomes the first of a series, and every other occurrence becomes a post of its own,
 * created now. Waiting posts that follow it in an earlier series are deleted. Gives the new posts.
 */
export async function repeatPost(deps: RepeatDeps, uid: string, { id, rule: wanted }: Input): Promise<PerItem[]> {
  const { value: first, version } = await deps.posts.get(uid, id);
  const stored = await deps.targets.ofPost(id);
  if (
    !canShift(
      stored.map((it) => it.value),
      deps.now,
    )
  )
    throw partlyOut();
  const rule = fromIts(first, wanted);
  const [, ...rest] = occurrences(rule, first.schedule);
  if (rest.length === 0) throw repeatsNothing();

  const { zone, wallTime } = first.schedule;
  const model = await planPost(deps, uid, { ...(await inputOf(deps, uid, id)), when: { type: "at", zone, wallTime } });
  await removeFollowing(deps, uid, first);
  const series = newSeries(deps, first, rule);
  const plans = rest.map((it) => occurrencePlan(deps, model, series, it));
  const marked: StoredPost = { ...first, series: { id: series.id, index: 0 }, lastUpdated: deps.now };
  const head = [deps.series.writes.create(series.id, series), deps.posts.writes.put(id, marked, version)];
  await commitInParts(
    deps,
    head,
    plans.map((plan) => planWrites(deps, plan)),
  ).catch(ifChanged(partlyOut));
  const made = await forEachItem(plans, ({ post, targets }) => postView(deps.files, post, targets));
  return await notifyOnce(deps, uid, made);
}

/** Ends a series after this post: waiting posts that follow are deleted, and can be restored like any others. */
export async function stopRepeating(deps: RepeatDeps, uid: string, id: string): Promise<PerItem[]> {
  const { value } = await deps.posts.get(uid, id);
  return await removeFollowing(deps, uid, value);
}

async function removeFollowing(deps: RepeatDeps, uid: string, { series }: StoredPost): Promise<PerItem[]> {
  if (!series) return [];
  const later = (await deps.posts.ofSeries(uid, series.id)).filter((it) => (it.series?.index ?? 0) > series.index);
  const results = await forEachItem([...later.map((it) => it.id)], async (postId) => {
    const [done] = await removePosts({ ...deps, live: async () => undefined }, uid, { ids: [postId] });
    if (!done?.post) throw partlyOut();
    return done.post;
  });
  return await notifyOnce(deps, uid, results);
}

/** The post itself is occurrence 0: its weekday is part of the rule, and it cannot be skipped. */
function fromIts({ schedule }: StoredPost, rule: Recurrence): Recurrence {
  const own = rule.weekdays.length > 0 ? [weekdayOf(schedule.wallTime)] : [];
  const weekdays = [...new Set([...rule.weekdays, ...own])].toSorted();
  return { ...rule, weekdays, skipped: rule.skipped.filter((it) => it > 0) };
}

const newSeries = (deps: RepeatDeps, first: StoredPost, rule: Input["rule"]): Series => ({
  id: deps.newId(),
  uid: first.uid,
  projectId: first.projectId,
  rule,
  first: { zone: first.schedule.zone, wallTime: first.schedule.wallTime },
  createdAt: deps.now,
  lastUpdated: deps.now,
});

function occurrencePlan(
  deps: RepeatDeps,
  model: PostPlan,
  series: Series,
  { index, wallTime, publishAt }: Occurrence,
): PostPlan {
  const plan = planAgain(deps, model, { zone: series.first.zone, wallTime, publishAt });
  return { ...plan, post: { ...plan.post, series: { id: series.id, index } } };
}

/** A post and its targets are always in the same commit; the first commit also contains the series. */
async function commitInParts(deps: RepeatDeps, head: Write[], plans: readonly Write[][]): Promise<void> {
  let part = head;
  for (const writes of plans) {
    if (part.length + writes.length > MOST_WRITES) {
      await deps.documents.commit(part);
      part = [];
    }
    part.push(...writes);
  }
  await deps.documents.commit(part);
}
