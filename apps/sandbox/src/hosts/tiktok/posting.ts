import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { HostDeps } from "../../host.ts";
import type { PlatformSettings } from "../../platform-settings.ts";
import { isOwnAddress } from "../../pull-media.ts";
import { checkChunkPlan } from "./chunk-plan.ts";
import { checkDailyCap, checkDraftCap, checkPrivacy, creatorInfo } from "./creator.ts";
import { ok, readBody, TiktokError } from "./envelope.ts";
import type { TiktokCaller, TiktokGuard } from "./guard.ts";
import { InboxInit, PhotoInit, VideoInit } from "./post-request.ts";
import { publishStatus } from "./publish-status.ts";
import type { Publish, PublishRequest, TiktokPublishes } from "./publishes.ts";
import type { TiktokTransfers } from "./transfer.ts";
import { uploadUrl } from "./upload-url.ts";

type Deps = Pick<HostDeps, "now" | "appOrigins" | "sandboxOrigin" | "posts"> & {
  guard: TiktokGuard;
  publishes: TiktokPublishes;
  transfers: TiktokTransfers;
  settings: () => PlatformSettings;
};

const INIT_PER_MINUTE = 6;
const PublishId = z.object({ publish_id: z.string() });

/** `/v2/post/publish/*`: creator_info, the three inits, status and cancel. Source: docs/platforms/tiktok.md. */
export function tiktokPosting(deps: Deps): Hono {
  const { guard, publishes, settings } = deps;
  const app = new Hono().basePath("/v2/post/publish");

  app.post("/creator_info/query/", (c) => {
    const { account } = guard(c, { scopes: ["video.publish"], perMinute: 20 });
    checkDailyCap({ account, publishes, settings: settings() }, 200);
    return ok(creatorInfo(account, `${deps.sandboxOrigin}/__avatar/tiktok/${account.openId}`));
  });

  app.post("/video/init/", async (c) => {
    const caller = guard(c, { scopes: ["video.publish"], perMinute: INIT_PER_MINUTE });
    const init = await readBody(c, VideoInit);
    return begin(deps, caller, { mode: "direct", kind: "video", init });
  });

  app.post("/inbox/video/init/", async (c) => {
    const caller = guard(c, { scopes: ["video.upload"], perMinute: INIT_PER_MINUTE });
    const init = await readBody(c, InboxInit);
    return begin(deps, caller, { mode: "inbox", kind: "video", init });
  });

  app.post("/content/init/", async (c) => {
    const caller = guard(c, { scopes: ["video.publish", "video.upload"], perMinute: INIT_PER_MINUTE });
    const init = await readBody(c, PhotoInit);
    const mode = init.post_mode === "DIRECT_POST" ? "direct" : "inbox";
    checkPhotoScope(caller, mode);
    return begin(deps, caller, { mode, kind: "photo", init });
  });

  app.post("/status/fetch/", async (c) => ok(publishStatus(await findPublish(deps, c, 30), deps.now())));

  app.post("/cancel/", async (c) => {
    cancel(deps, await findPublish(deps, c, 30));
    return ok({});
  });
  return app;
}

function begin(deps: Deps, caller: TiktokCaller, request: PublishRequest): Response {
  const { account } = caller;
  const facts = { account, publishes: deps.publishes, settings: deps.settings() };
  if (request.mode === "direct") {
    const info = request.init.post_info;
    if (info && "privacy_level" in info) checkPrivacy(info, account, facts.settings);
    checkDailyCap(facts, 403);
  } else checkDraftCap(facts);
  checkSource(deps, request);

  const publish = deps.publishes.begin(account.openId, request);
  if (publish.state !== "uploading") {
    deps.transfers.start(publish);
    return ok({ publish_id: publish.id });
  }
  return ok({ publish_id: publish.id, upload_url: uploadUrl(publish.id) });
}

function checkSource({ appOrigins }: Deps, { init }: PublishRequest): void {
  const source = init.source_info;
  if (source.source === "FILE_UPLOAD") {
    checkChunkPlan({ size: source.video_size, chunkSize: source.chunk_size, count: source.total_chunk_count });
    return;
  }
  const urls = "photo_images" in source ? source.photo_images : [source.video_url];
  if (!urls.every((url) => isOwnAddress(appOrigins, url))) {
    throw new TiktokError(403, "url_ownership_unverified", "Verify the ownership of the URL in the developer portal.");
  }
  if ("photo_images" in source && source.photo_cover_index >= source.photo_images.length) {
    throw new TiktokError(400, "invalid_param", "source_info.photo_cover_index: there is no such photo");
  }
}

function checkPhotoScope({ grant }: TiktokCaller, mode: "direct" | "inbox"): void {
  const needed = mode === "direct" ? "video.publish" : "video.upload";
  if (!grant.scopes.includes(needed)) {
    throw new TiktokError(401, "scope_not_authorized", `The user did not authorize the scope ${needed}.`);
  }
}

async function findPublish(deps: Deps, c: Context, perMinute: number): Promise<Publish> {
  const { account } = deps.guard(c, { scopes: ["video.publish", "video.upload"], perMinute });
  const { publish_id } = await readBody(c, PublishId);
  const publish = deps.publishes.find(publish_id);
  if (!publish) throw new TiktokError(400, "invalid_publish_id", "The publish_id does not exist.");
  if (publish.openId !== account.openId) {
    throw new TiktokError(400, "token_not_authorized_for_specified_publish_id", "The publish_id is another user's.");
  }
  return publish;
}

function cancel({ publishes, posts, now }: Deps, publish: Publish): void {
  const isOver = publish.state === "failed" || (publish.state === "checked" && publish.completeAt <= now());
  if (isOver) throw new TiktokError(400, "publish_not_cancellable", "The publish can no longer be cancelled.");
  if (publish.state === "checked" && publish.postId !== null) posts.remove("tiktok", publish.postId);
  const { id, openId, request, createdAt, received } = publish;
  publishes.save({ id, openId, request, createdAt, received, state: "failed", reason: "publish_cancelled" });
}
