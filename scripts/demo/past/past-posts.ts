import { chanceFrom } from "@vignette/domain/analytics";
import { hours, type Instant, instant, later } from "@vignette/domain/kernel";
import { instantOf, type Target, wallTimeAt } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import type { Documents } from "../../../apps/worker/src/adapters/documents/documents.ts";
import { open } from "../../../apps/worker/src/records/open.ts";
import { postRecords } from "../../../apps/worker/src/records/posts/posts.ts";
import { targetStore } from "../../../apps/worker/src/records/target-store.ts";
import type { Client, SignedUp } from "../client.ts";
import { targetFor } from "../publish.ts";
import { documentsOfInstance } from "./documents.ts";
import { successOf, valuesAt } from "./numbers.ts";
import { pastTimes } from "./plan.ts";
import { putOnPlatform, setMetrics } from "./platforms.ts";
import { type PastTarget, readThrough } from "./read-through.ts";

export type PastAsset = {
  asset: Awaited<ReturnType<Client["studio"]["finishExport"]["mutate"]>>;
  caption: string;
  /** How many times a usual post's views its posts have. */
  times: number;
};
type Place = { projectId: string; accounts: readonly SocialAccount[]; sandboxOrigin: string; zone: string };
type When = { at: Instant; wallTime: string; index: number };

/**
 * Lets the demo's owner have posted for four weeks. Each post is planned by the product's own verb and put on the
 * simulated platforms at its time; its readings are stored by the product's own code, as if it were then. Nobody's
 * clock is moved: others may use the instance meanwhile.
 */
export async function makePast({ client }: SignedUp, assets: readonly PastAsset[], place: Place): Promise<void> {
  const now = instant(Date.now());
  const documents = documentsOfInstance(place.sandboxOrigin);
  const made = await Promise.all(
    pastTimes.map(async ([daysAgo, hour], index) => {
      const it = assets[index % assets.length];
      const day = wallTimeAt(later(now, -daysAgo * hours(24)), place.zone).slice(0, 10);
      const wallTime = `${day}T${String(hour).padStart(2, "0")}:00`;
      const at = instantOf(wallTime, place.zone);
      return it && at !== null ? await postedAt({ client, documents, now }, it, place, { at, wallTime, index }) : [];
    }),
  );
  await readThrough(documents, made.flat(), now);
  // Now they are out, and are read from then on as the plan says.
  const targets = targetStore(documents);
  for (const { target } of made.flat()) {
    const stored = await targets.get(target.postId, target.id);
    if (stored) await targets.save(target, stored.version);
  }
}

type Deps = { client: Client; documents: Documents; now: Instant };

/** Plans a post and dates it back. Its targets are stored as published only after their readings. */
async function postedAt(
  { client, documents, now }: Deps,
  { asset, caption, times }: PastAsset,
  { projectId, accounts, zone, sandboxOrigin }: Place,
  { at, wallTime, index }: When,
): Promise<PastTarget[]> {
  const post = await client.scheduling.schedule.mutate({
    ...{ projectId, assetId: asset.id, leftAs: "draft" },
    when: { type: "at", zone, wallTime: wallTimeAt(later(now, hours(48)), zone) },
    targets: accounts.map((account) => targetFor(account, caption)),
  });
  const posts = open(documents, postRecords);
  const stored = await posts.get(post.id);
  if (!stored) throw new Error("A post of the demo is gone.");
  await posts.put(post.id, { ...stored.value, schedule: { zone, wallTime, publishAt: at } }, stored.version);
  return await Promise.all(
    post.targets.map(async (planned) => {
      const { platform } = planned;
      const account = accounts.find(({ id }) => id === planned.accountId);
      if (!account) throw new Error("An account of the demo is gone.");
      const files = asset.files.filter((file) => file.platform === platform);
      const platformPostId = await putOnPlatform(sandboxOrigin, account, { caption, createdAt: at, files });
      const success = successOf(platform, times, chanceFrom(`${index}/${platform}`));
      await setMetrics(sandboxOrigin, platform, platformPostId, valuesAt(platform, success, now - at));
      const publication = { at, platformPostId, permalink: null };
      const target: Target = { ...planned, state: "published", publishAt: at, wakeAt: null, publication };
      return { target, success };
    }),
  );
}
