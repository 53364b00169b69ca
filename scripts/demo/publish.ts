import { freshOptions } from "@vignette/domain/scheduling";
import type { Client } from "./client.ts";
import { waitFor } from "./wait.ts";

export type PublicPost = { platform: string; postId: string; kind: string; bytes: number };
type Asset = Awaited<ReturnType<Client["assets"]["list"]["query"]>>[number];
type Account = Awaited<ReturnType<Client["socialAccounts"]["list"]["query"]>>[number];
type Scheduled = { postId: string; asset: Asset };
export type OnPlatform = {
  platform: "tiktok" | "instagram";
  accountName: string;
  postId: string;
  kind: string;
  createdAt: number;
  media: { sha256: string; bytes: number }[];
};

/** Puts the video on the next full minute and the carousel out now, each on every connected account. */
export async function scheduleEverywhere(
  client: Client,
  projectId: string,
): Promise<(Scheduled & { targetId: string; platform: "tiktok" | "instagram" })[]> {
  const [assets, accounts] = await Promise.all([
    client.assets.list.query({ projectId }),
    client.socialAccounts.list.query(),
  ]);
  if (assets.length !== 2 || accounts.length !== 2)
    throw new Error(`Expected 2 assets and 2 accounts, found ${assets.length} and ${accounts.length}.`);

  const posts = await Promise.all(
    assets.map(async (asset) => {
      const post = await client.scheduling.schedule.mutate({
        projectId,
        assetId: asset.id,
        when:
          asset.type === "video-story"
            ? { type: "at", zone: "UTC", wallTime: nextMinute() }
            : { type: "now", zone: "UTC" },
        targets: accounts.map((account) => targetFor(account, "Made this morning. #candles")),
      });
      return post.targets.map((target) => ({ postId: post.id, asset, targetId: target.id, platform: target.platform }));
    }),
  );
  return posts.flat();
}

/**
 * Waits until every target is published and finds it on its platform, byte for byte. Throws if one is missing or
 * duplicated.
 */
export async function visiblePosts(
  client: Client,
  sandboxOrigin: string,
  targets: Awaited<ReturnType<typeof scheduleEverywhere>>,
  since: number,
): Promise<PublicPost[]> {
  for (const postId of new Set(targets.map((target) => target.postId))) {
    const settled = await waitFor(
      "publishing to end",
      180,
      () => client.scheduling.get.query({ id: postId }),
      isFinished,
    );
    const bad = settled.targets.find((target) => target.state !== "published");
    if (bad) throw new Error(`${bad.platform} ended as ${bad.state}: ${bad.failure?.message ?? "no reason"}`);
  }
  const everything = (await (await fetch(`${sandboxOrigin}/__control/posts`)).json()) as OnPlatform[];
  // The same brief gives the same bytes: posts of earlier runs of the demo are skipped.
  const shown = everything.filter((post) => post.createdAt >= since);
  return targets.map(({ asset, platform }) => {
    const sent = asset.files
      .filter((file) => file.platform === platform || file.platform === null)
      .map((file) => file.sha256);
    const found = shown.filter(
      (post) => post.platform === platform && post.media.map((it) => it.sha256).join() === sent.join(),
    );
    const [post] = found;
    if (!post || found.length !== 1) throw new Error(`${platform} shows the ${asset.type} ${found.length} times.`);
    return { platform, postId: post.postId, kind: post.kind, bytes: post.media.reduce((sum, it) => sum + it.bytes, 0) };
  });
}

/** Sets the numbers that the platforms report for every post. Returns the sum of the views. */
export async function haveViewers(sandboxOrigin: string, posts: readonly PublicPost[]): Promise<number> {
  const views = 1200;
  for (const { platform, postId } of posts) {
    const counted = { platform, postId, views, likes: 80, comments: 4, shares: 9 };
    await fetch(`${sandboxOrigin}/__control/metrics`, { method: "POST", body: JSON.stringify(counted) });
  }
  return views * posts.length;
}

export const isFinished = (post: { targets: { state: string }[] }) =>
  post.targets.every((target) => !["scheduled", "publishing"].includes(target.state));

/** A public post on an account, made with AI and saying so. */
export function targetFor(account: Account, caption: string) {
  const fresh = freshOptions(account.platform, true);
  const options =
    fresh.platform === "tiktok" ? { ...fresh, privacyLevel: "PUBLIC_TO_EVERYONE", allowComment: true } : fresh;
  return { accountId: account.id, caption, options };
}

/** The next full minute that is at least five seconds away, as UTC wall time. */
function nextMinute(): string {
  return new Date(Math.ceil((Date.now() + 5_000) / 60_000) * 60_000).toISOString().slice(0, 16);
}
