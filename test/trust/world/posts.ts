import { instant } from "@vignette/domain/kernel";
import { freshOptions, type SubmitAs, type Target } from "@vignette/domain/scheduling";
import { assetRecords } from "../../../apps/worker/src/records/content/assets.ts";
import { open } from "../../../apps/worker/src/records/open.ts";
import { targetRecords } from "../../../apps/worker/src/records/posts/targets.ts";
import type { Base } from "./base.ts";

export type Posts = ReturnType<typeof postsOf>;
type OnePost = { id: string; targetId: string; seen: ReturnType<typeof instant> };

/** The finished assets of a user and their posts. */
export function postsOf({ person, projectId, documents, mark, instagram }: Base & { instagram: string }) {
  const { client, uid } = person;
  const assets = open(documents, assetRecords);

  const asset = async (): Promise<string> => {
    const id = crypto.randomUUID();
    const file = { key: `exports/${id}/0.mp4`, type: "video/mp4" as const, bytes: 1000, sha256: "0".repeat(64) };
    await assets.create(id, {
      ...{ id, uid, projectId, type: "video-story", name: `Asset ${mark}`, creationId: null },
      files: [{ ...file, width: 1080, height: 1920, durationMs: 9000, platform: null }],
      createdAt: instant(Date.now()),
    });
    return id;
  };
  const post = async (leftAs: SubmitAs = "scheduled"): Promise<OnePost> => {
    const made = await client.scheduling.schedule.mutate({ ...(await input()), leftAs });
    const [target] = made.targets;
    if (!target) throw new Error("A post without targets.");
    return { id: made.id, targetId: target.id, seen: made.lastUpdated };
  };
  const input = async () => ({ projectId, assetId: await asset(), when: inTwoDays(), targets: [toInstagram()] });
  const toInstagram = () => ({
    ...{ accountId: instagram, caption: `Six rolls ${mark}`, options: freshOptions("instagram", true) },
  });
  const withTarget = async (change: Partial<Target>): Promise<OnePost> => {
    const made = await post();
    await open(documents, targetRecords, made.id).patch(made.targetId, change);
    return made;
  };

  return {
    asset,
    /** A new post for a time in two days. */
    post,
    /** What `scheduling.schedule` takes. */
    input,
    toInstagram,
    /** A post whose only target failed in a way that can be tried again. */
    failed: () =>
      withTarget({
        state: "failed",
        wakeAt: null,
        failure: { code: "x", message: "Nothing was posted.", retryable: true },
      }),
    /** A post that may or may not have been published. */
    unclear: () => withTarget({ state: "needs-check", wakeAt: null }),
    /** A published post whose first comment was refused. */
    uncommented: () =>
      withTarget({
        ...{ state: "published", wakeAt: null },
        publication: { at: instant(Date.now()), platformPostId: "p1", permalink: null },
        comment: {
          state: "failed",
          since: instant(Date.now()),
          sentAt: null,
          tries: 1,
          id: null,
          why: "No.",
          says: null,
        },
      }),
    /** A post that was deleted and can be restored. */
    async removed(): Promise<string> {
      const { id } = await post();
      await client.scheduling.removeMany.mutate({ ids: [id] });
      return id;
    },
    /** A post that is repeated, and its series. */
    async repeated(): Promise<{ id: string; seriesId: string }> {
      const { id } = await post();
      await client.scheduling.repeat.mutate({ id, rule: twice });
      const { series } = await client.scheduling.get.query({ id });
      if (!series) throw new Error("The post is not repeated.");
      return { id, seriesId: series.id };
    },
    /** A post that waits for approval, with the token of its review link and what the reviewer sees. */
    async inReview(): Promise<{ id: string; linkId: string; token: string; seen: string }> {
      const { id } = await post("awaiting-approval");
      const link = await client.approval.makeLink.mutate({ postIds: [id], days: 7 });
      const token = link.url.split("/").at(-1) ?? "";
      const { posts } = await client.approval.open.mutate({ token });
      return { id, linkId: link.id, token, seen: posts[0]?.seen ?? "" };
    },
  };
}

/** Two days from now, in UTC. */
export const inTwoDays = () => ({
  type: "at" as const,
  zone: "UTC",
  wallTime: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16),
});

/** Each week, two times. */
export const twice = {
  frequency: "weekly" as const,
  interval: 1,
  weekdays: [],
  end: { type: "count" as const, count: 2 },
  skipped: [],
};
