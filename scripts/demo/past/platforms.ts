import type { MetricValues } from "@vignette/domain/analytics";
import type { Platform, SocialAccount } from "@vignette/domain/social-accounts";

type EarlierPost = {
  caption: string;
  createdAt: number;
  files: readonly { url: string; width: number; height: number; durationMs: number | null }[];
};

/** Puts a post on a simulated platform, dated back. Returns the platform's id of it. */
export async function putOnPlatform(
  sandboxOrigin: string,
  { platform, platformAccountId, username }: SocialAccount,
  { files, ...post }: EarlierPost,
): Promise<string> {
  const answer = await control(sandboxOrigin, "posts", {
    ...{ platform, accountId: platformAccountId, accountName: username, ...post },
    files: files.map(({ url, width, height, durationMs }) => ({
      ...{ url, width, height },
      ...(durationMs !== null && { durationMs: Math.round(durationMs) }),
    })),
  });
  return ((await answer.json()) as { postId: string }).postId;
}

/** Sets what a platform tells of a post from now on; it goes on saying nothing of what is null. */
export async function setMetrics(
  sandboxOrigin: string,
  platform: Platform,
  postId: string,
  values: MetricValues,
): Promise<void> {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  await control(sandboxOrigin, "metrics", { platform, postId, ...known });
}

/** Asks something of the sandbox. Throws an Error with its answer if it refuses. */
export async function control(sandboxOrigin: string, what: string, body: object): Promise<Response> {
  const answer = await fetch(`${sandboxOrigin}/__control/${what}`, { method: "POST", body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The sandbox refused ${what}: ${await answer.text()}`);
  return answer;
}
