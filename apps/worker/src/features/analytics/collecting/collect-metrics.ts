import { isStory, type Target } from "@vignette/domain/scheduling";
import type { Stored } from "../../../adapters/documents/documents.ts";
import { ignoreOvertaken } from "../../../adapters/documents/ignore-overtaken.ts";
import type { MeasuredPost, Measurement, PlatformGate } from "../../../adapters/platforms/platform-gate.ts";
import { keepReadings } from "./keep-readings.ts";
import type { KeepDeps } from "./reading-writes.ts";

export type CollectDeps = KeepDeps & {
  platforms: Pick<PlatformGate, "measure">;
  /** Called with the error if the targets of an account could not be read. */
  warn: (error: unknown) => void;
};

/** Accounts that are asked at once: a Worker may open only a few connections. Source: docs/platforms/cloudflare.md#workers. */
const AT_ONCE = 5;

/**
 * Reads the numbers of published targets and stores them. Never changes a target's state. An account that fails does not
 * stop the others; its targets are tried again as the plan says. Returns how many readings were stored.
 */
export async function collectMetrics(deps: CollectDeps, published: readonly Stored<Target>[]): Promise<number> {
  const accounts = Map.groupBy(published, (it) => it.value.accountId).values();
  let count = 0;
  const work = async () => {
    for (const targets of accounts) count += await collectAccount(deps, targets).catch(failed(deps));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return count;
}

const failed = (deps: CollectDeps) => (error: unknown) => {
  deps.warn(error);
  return 0;
};

async function collectAccount(deps: CollectDeps, targets: readonly Stored<Target>[]): Promise<number> {
  const [first] = targets;
  if (!first) return 0;
  const posts = targets.map(({ value }) => measuredPost(value));
  const told = await deps.platforms.measure(first.value.platform, first.value.accountId, posts).catch((error) => {
    deps.warn(error);
    return [];
  });
  const byTarget = new Map(told.map((reading) => [reading.targetId, reading]));
  const items = await Promise.all(
    targets.map(async ({ id, value, version }) => {
      const reading = byTarget.get(id);
      const named = reading ? withLateNews(value, reading) : value;
      if (named !== value) await keepLateNews(deps, named, version);
      return { target: named, values: reading?.values ?? null };
    }),
  );
  return await keepReadings(deps, items);
}

function measuredPost(target: Target): MeasuredPost {
  return {
    targetId: target.id,
    platformPostId: target.publication?.platformPostId ?? null,
    permalink: target.publication?.permalink ?? null,
    receipt: target.attempt?.receipt ?? {},
    caption: target.caption,
    media: isStory(target.options) ? "story" : target.media,
    sentAt: target.attempt?.sentAt ?? target.publishAt,
  };
}

/** The target with an id or URL that the platform reported only after publishing; else the same target. */
function withLateNews(target: Target, reading: Measurement): Target {
  const { publication } = target;
  if (!publication) return target;
  const platformPostId = publication.platformPostId ?? reading.platformPostId;
  const permalink = publication.permalink ?? reading.permalink;
  if (platformPostId === publication.platformPostId && permalink === publication.permalink) return target;
  return { ...target, publication: { ...publication, platformPostId, permalink } };
}

/** A concurrent change of the target takes precedence. */
async function keepLateNews(deps: CollectDeps, target: Target, version: string): Promise<void> {
  await deps.targets.save(target, version).catch(ignoreOvertaken);
  await deps.live(target.uid, { type: "post", projectId: target.projectId, postId: target.postId });
}
