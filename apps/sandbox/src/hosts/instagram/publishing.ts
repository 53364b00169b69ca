import { Hono } from "hono";
import type { HostDeps } from "../../host.ts";
import type { PlatformSettings } from "../../platform-settings.ts";
import type { PublishedPost } from "../../published-post.ts";
import type { InstagramAccount } from "./accounts.ts";
import type { InstagramCaller } from "./caller.ts";
import type { ContainerMedia } from "./container-media.ts";
import { type ContainerKind, readContainerRequest } from "./container-request.ts";
import { containerStatus } from "./container-status.ts";
import { DAY_MS, type InstagramContainer, type InstagramContainers, newLongId } from "./containers.ts";
import { badParameter, containerMissing, GraphError, notReady, quotaReached } from "./graph-error.ts";
import { pick, readFields } from "./params.ts";

type Deps = Pick<HostDeps, "now" | "posts"> & {
  caller: InstagramCaller;
  containers: InstagramContainers;
  media: ContainerMedia;
  settings: () => PlatformSettings;
};

const MAX_CONTAINERS_PER_DAY = 400;

/**
 * Containers, publishing and the quota. Source: docs/platforms/instagram.md#containers, #container-status, #publishing,
 * #quota.
 */
export function instagramPublishing(deps: Deps): Hono {
  const { caller, containers, now, settings } = deps;
  const app = new Hono();

  app.post("/:owner/media", async (c) => {
    const { account, params } = await caller(c, "instagram_business_content_publish");
    const request = readContainerRequest(params);
    for (const child of request.children) checkChild(containers.find(child, account.userId), child);
    if (containers.countSince(account.userId, now() - DAY_MS) >= MAX_CONTAINERS_PER_DAY) {
      throw new GraphError({ code: 4, message: "Application request limit reached" });
    }
    return c.json({ id: (await deps.media.begin(account.userId, request)).id });
  });

  app.post("/:owner/media_publish", async (c) => {
    const { account, params } = await caller(c, "instagram_business_content_publish");
    const container = containers.find(params.creation_id ?? "", account.userId);
    if (!container) throw containerMissing();
    checkPublishable(deps, container);
    const mediaId = newLongId();
    deps.posts.publish(toPost(deps, container, account, mediaId));
    containers.save({ ...container, published: { at: now(), mediaId } });
    return c.json({ id: mediaId });
  });

  app.get("/:owner/content_publishing_limit", async (c) => {
    const { account, params } = await caller(c, "instagram_business_content_publish");
    const since = readSince(params.since, now());
    const limit = {
      quota_usage: containers.publishedSince(account.userId, since),
      config: { quota_total: settings().instagramQuota, quota_duration: 86_400 },
    };
    return c.json({ data: [pick(limit, readFields(params, Object.keys(limit), ["quota_usage"]))] });
  });
  return app;
}

function checkChild(child: InstagramContainer | null, id: string): void {
  if (!child) throw new GraphError({ code: 24, subcode: 2207006, message: `The media ${id} could not be found` });
  if (!child.request.kind.startsWith("carousel-")) throw badParameter(`${id} is no carousel item`);
}

function checkPublishable({ containers, now, settings }: Deps, container: InstagramContainer): void {
  if (container.request.kind.startsWith("carousel-")) throw badParameter("a carousel item is not published by itself");
  switch (containerStatus(container, containers, now()).code) {
    case "EXPIRED":
      throw containerMissing();
    case "PUBLISHED":
      throw badParameter("this container was published already");
    case "IN_PROGRESS":
    case "ERROR":
      throw notReady();
    case "FINISHED":
      if (containers.publishedSince(container.userId, now() - DAY_MS) >= settings().instagramQuota)
        throw quotaReached();
  }
}

const POST_KINDS: Record<Exclude<ContainerKind, `carousel-${string}`>, PublishedPost["kind"]> = {
  image: "image",
  reel: "reel",
  carousel: "carousel",
  "story-image": "story",
  "story-video": "story",
};

function toPost(
  { containers, now }: Deps,
  container: InstagramContainer,
  account: InstagramAccount,
  postId: string,
): PublishedPost {
  const { kind, caption, children } = container.request;
  const parts = kind === "carousel" ? children.map((id) => containers.find(id)) : [container];
  return {
    platform: "instagram",
    accountId: account.userId,
    accountName: account.username,
    postId,
    kind: POST_KINDS[kind as keyof typeof POST_KINDS],
    caption,
    visibility: "public",
    labels: container.request.isAiGenerated ? ["ai-generated"] : [],
    createdAt: now(),
    publicAt: now(),
    media: parts.flatMap((part) => (part?.state === "ready" ? part.media : [])),
    said:
      kind === "carousel"
        ? { ...container.request.said, items: parts.map((it) => it?.request.said) }
        : container.request.said,
  };
}

/** Unix seconds, at most 24 h back. Returns milliseconds. */
function readSince(text: string | undefined, now: number): number {
  if (text === undefined) return now - DAY_MS;
  const since = Number(text) * 1000;
  if (!(since >= now - DAY_MS && since <= now)) throw badParameter("since must be within the last 24 hours");
  return since;
}
