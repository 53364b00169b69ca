import type { Instant } from "@vignette/domain/kernel";
import { isStory, type Target } from "@vignette/domain/scheduling";
import { DocumentError, type Documents, type Stored } from "../../adapters/documents/documents.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { MeasuredPost, Measurement, PlatformGate } from "../../adapters/platforms/platform-gate.ts";
import type { ResultStore } from "../../records/result-store.ts";
import type { TargetStore } from "../../records/target-store.ts";
import type { MetricStore } from "./store.ts";

type Deps = {
  documents: Documents;
  metrics: MetricStore;
  results: ResultStore;
  targets: TargetStore;
  platforms: PlatformGate;
  live: LivePush;
  now: Instant;
  newId: () => string;
};

/**
 * Collects the metrics of published targets. Never changes a target's state. Returns how many measurements were
 * stored.
 */
export async function collectMetrics(deps: Deps, published: readonly Stored<Target>[]): Promise<number> {
  const byAccount = Map.groupBy(published, (it) => it.value.accountId);
  const counts = await Promise.all([...byAccount].map(([id, targets]) => collectAccount(deps, id, targets)));
  return counts.reduce((a, b) => a + b, 0);
}

async function collectAccount(deps: Deps, accountId: string, targets: readonly Stored<Target>[]): Promise<number> {
  const [first] = targets;
  if (!first) return 0;
  const readings = await deps.platforms.measure(
    first.value.platform,
    accountId,
    targets.map(({ value }) => measuredPost(value)),
  );
  const byTarget = new Map(readings.map((reading) => [reading.targetId, reading]));
  let count = 0;
  for (const target of targets) {
    const reading = byTarget.get(target.id);
    if (!reading) continue;
    await keepLateNews(deps, target, reading);
    if (reading.values) count += await keepReading(deps, target.value, reading.values);
  }
  return count;
}

function measuredPost(target: Target): MeasuredPost {
  return {
    targetId: target.id,
    platformPostId: target.publication?.platformPostId ?? null,
    receipt: target.attempt?.receipt ?? {},
    caption: target.caption,
    media: isStory(target.options) ? "story" : target.media,
    sentAt: target.attempt?.sentAt ?? target.publishAt,
  };
}

/**
 * Stores an id or URL that the platform reported only after publishing. A concurrent change of the target takes
 * precedence.
 */
async function keepLateNews(deps: Deps, { value, version }: Stored<Target>, reading: Measurement): Promise<void> {
  const { publication } = value;
  if (!publication || (publication.platformPostId !== null && publication.permalink !== null)) return;
  const platformPostId = publication.platformPostId ?? reading.platformPostId;
  const permalink = publication.permalink ?? reading.permalink;
  if (platformPostId === publication.platformPostId && permalink === publication.permalink) return;
  const next = { ...value, publication: { ...publication, platformPostId, permalink } };
  await deps.targets.save(next, version).catch((error: unknown) => {
    if (!(error instanceof DocumentError && error.kind === "changed")) throw error;
  });
  await deps.live(value.uid, { type: "post", projectId: value.projectId, postId: value.postId });
}

async function keepReading(deps: Deps, target: Target, values: NonNullable<Measurement["values"]>): Promise<1> {
  const { uid, projectId, postId, accountId, id: targetId } = target;
  const id = deps.newId();
  const snapshot = { id, uid, projectId, postId, targetId, values, createdAt: deps.now };
  const latest = { id: targetId, uid, projectId, postId, accountId, values, createdAt: deps.now };
  await deps.documents.commit([deps.metrics.writes.create(id, snapshot), deps.results.writes.put(targetId, latest)]);
  await deps.live(uid, { type: "metrics", projectId });
  return 1;
}
