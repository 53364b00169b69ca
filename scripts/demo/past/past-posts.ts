import { chanceFrom } from "@vignette/domain/analytics";
import { days, hours, type Instant, instant, later } from "@vignette/domain/kernel";
import { instantOf, type Target, wallTimeAt } from "@vignette/domain/scheduling";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import type { Documents } from "../../../apps/worker/src/adapters/documents/documents.ts";
import { open } from "../../../apps/worker/src/records/open.ts";
import { postRecords } from "../../../apps/worker/src/records/posts/posts.ts";
import { targetStore } from "../../../apps/worker/src/records/stores/target-store.ts";
import type { Client, SignedUp } from "../client.ts";
import type { MadeAsset } from "../pieces.ts";
import { targetFor } from "../publish.ts";
import { documentsOfInstance } from "./documents.ts";
import { successOf, valuesAt } from "./numbers.ts";
import { type PastPiece, type PastTime, pastTimes } from "./plan.ts";
import { putOnPlatform, setMetrics } from "./platforms.ts";
import { type PastTarget, readThrough } from "./read-through.ts";
import { inDoubtSince, publishedAt } from "./settled.ts";

/** What was made for the past. */
export type PastAsset = { piece: PastPiece; asset: MadeAsset };
type Place = { projectId: string; accounts: readonly SocialAccount[]; sandboxOrigin: string; zone: string };

/** A post of the past with its targets. */
export type PastPost = PastAsset & { postId: string; time: PastTime; targets: PastTarget[] };

/**
 * Lets the demo's owner have posted for four weeks. Each post is planned by the product's own verb and put on the
 * simulated platforms at its time; its readings are stored by the product's own code, as if it were then. Nobody's
 * clock is moved: others may use the instance meanwhile.
 */
export async function makePast({ client }: SignedUp, assets: readonly PastAsset[], place: Place): Promise<PastPost[]> {
  const now = instant(Date.now());
  const documents = documentsOfInstance(place.sandboxOrigin);
  const made = await Promise.all(
    inTurn(assets, pastTimes(now, place.zone)).map(([it, time], index) =>
      postedAt({ client, documents, now }, it, place, { time, index }),
    ),
  );
  const all = made.flatMap(({ targets }) => targets);
  await readThrough(documents, all, now);
  // Now they are out, and are read from then on as the plan says.
  await saveTargets(
    documents,
    all.map(({ target }) => target),
  );
  return made;
}

/** What goes out at which time: the recipe made the carousels, and videos were planned by hand; each comes in turn. */
function inTurn(assets: readonly PastAsset[], times: readonly PastTime[]): (readonly [PastAsset, PastTime])[] {
  return times.map((time, index) => {
    const fitting = assets.filter(({ piece }) => (piece.kind === "carousel-image") === time.isOfRecipe);
    const earlier = times.slice(0, index).filter(({ isOfRecipe }) => isOfRecipe === time.isOfRecipe).length;
    const it = fitting[earlier % fitting.length];
    if (!it) throw new Error("The demo has nothing to post.");
    return [it, time] as const;
  });
}

type Deps = { client: Client; documents: Documents; now: Instant };

/** Plans a post and dates it back. Its targets are stored as published only after their readings. */
async function postedAt(
  { client, documents, now }: Deps,
  { asset, piece }: PastAsset,
  { projectId, accounts, zone, sandboxOrigin }: Place,
  { time, index }: { time: PastTime; index: number },
): Promise<PastPost> {
  const { caption, times } = piece;
  const { at } = time;
  const post = await datedBack({ client, documents, now }, { projectId, zone }, time, {
    assetId: asset.id,
    targets: accounts.map((account) => targetFor(account, caption)),
  });
  const targets = await Promise.all(
    post.targets.map(async (planned) => {
      const { platform } = planned;
      const account = accounts.find(({ id }) => id === planned.accountId);
      if (!account) throw new Error("An account of the demo is gone.");
      const files = asset.files.filter((file) => file.platform === platform || file.platform === null);
      const platformPostId = await putOnPlatform(sandboxOrigin, account, { caption, createdAt: at, files });
      const facts = { times, lengthMs: files[0]?.durationMs ?? null };
      const success = successOf(platform, facts, chanceFrom(`${index}/${platform}`));
      await setMetrics(sandboxOrigin, platform, platformPostId, valuesAt(platform, success, now - at));
      return { target: publishedAt(planned, at, platformPostId), success };
    }),
  );
  return { asset, piece, postId: post.id, time, targets };
}

type Planned = Pick<Parameters<Client["scheduling"]["schedule"]["mutate"]>[0], "assetId" | "targets">;

/** A post that is planned by the product's verb, as a draft, and then said to have been planned for an instant of the past. */
async function datedBack(
  { client, documents, now }: Deps,
  { projectId, zone }: Pick<Place, "projectId" | "zone">,
  { at, wallTime }: Pick<PastTime, "at" | "wallTime">,
  planned: Planned,
) {
  const post = await client.scheduling.schedule.mutate({
    ...{ ...planned, projectId, leftAs: "draft" },
    when: { type: "at", zone, wallTime: wallTimeAt(later(now, hours(48)), zone) },
  });
  const posts = open(documents, postRecords);
  const stored = await posts.get(post.id);
  if (!stored) throw new Error("A post of the demo is gone.");
  await posts.put(post.id, { ...stored.value, schedule: { zone, wallTime, publishAt: at } }, stored.version);
  return post;
}

/** A post of three days ago whose platform never said whether it is out: its owner is asked to check. */
export async function leaveInDoubt({ client }: SignedUp, { asset, piece }: PastAsset, place: Place): Promise<void> {
  const { sandboxOrigin, zone, accounts } = place;
  const deps = { client, documents: documentsOfInstance(sandboxOrigin), now: instant(Date.now()) };
  const wallTime = `${wallTimeAt(later(deps.now, -days(3)), zone).slice(0, 10)}T12:30`;
  const at = instantOf(wallTime, zone);
  if (at === null) throw new Error("A day of the past is no day.");
  const post = await datedBack(
    deps,
    place,
    { at, wallTime },
    {
      assetId: asset.id,
      targets: accounts.map((account) => targetFor(account, piece.caption)),
    },
  );
  await saveTargets(
    deps.documents,
    post.targets.map((it) => inDoubtSince(it, at)),
  );
}

async function saveTargets(documents: Documents, changed: readonly Target[]): Promise<void> {
  const targets = targetStore(documents);
  await Promise.all(
    changed.map(async (target) => {
      const stored = await targets.get(target.postId, target.id);
      if (stored) await targets.save(target, stored.version);
    }),
  );
}
