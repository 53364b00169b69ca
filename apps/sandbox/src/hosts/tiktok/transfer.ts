import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { HostDeps } from "../../host.ts";
import { mediaFacts } from "../../media-check/index.ts";
import type { PlatformSettings } from "../../platform-settings.ts";
import type { PublishedFile } from "../../published-post.ts";
import { MediaTooLarge, PullFailed, pullMedia } from "../../pull-media.ts";
import { storeMedia } from "../../store-media.ts";
import type { TiktokAccount, TiktokAccounts } from "./accounts.ts";
import { refusePhoto, refuseVideo, type TiktokMediaFailure } from "./media-rules.ts";
import { newPostId, type Publish, type TiktokPublishes } from "./publishes.ts";
import { toPost } from "./to-post.ts";

type Deps = HostDeps & { accounts: TiktokAccounts; publishes: TiktokPublishes; settings: () => PlatformSettings };

const MAX_PHOTO_BYTES = 20 * 1024 * 1024;
const MAX_VIDEO_BYTES = 4 * 1024 ** 3;
/** TikTok goes on trying for an hour; a few seconds cover an app that is just starting. Our own choice. */
const RETRY_AFTER_MS = [300, 600, 1200, 2400, 4800];

/** What TikTok does by itself after an init: fetch, look, then post. Runs on; the caller does not wait. */
export function tiktokTransfers(deps: Deps) {
  const start = (publish: Publish) => void run(deps, publish.id).catch((error) => reportBug(deps, error));
  for (const publish of deps.publishes.interrupted()) start(publish);
  return { start };
}

export type TiktokTransfers = ReturnType<typeof tiktokTransfers>;

/** Where the parts of an upload are put together. */
export function uploadPath({ dataDir }: Pick<HostDeps, "dataDir">, publishId: string): string {
  return join(dataDir, "tiktok-uploads", publishId);
}

async function run(deps: Deps, id: string): Promise<void> {
  const publish = deps.publishes.find(id);
  const account = publish && deps.accounts.find(publish.openId);
  if (!publish || !account) return;

  const outcome = await transfer(deps, publish, account);
  // Stopped, canceled or deauthorized meanwhile: that state is final.
  if (!deps.db.isOpen || deps.publishes.find(id)?.state !== "transferring") return;
  if (typeof outcome === "string") deps.publishes.save({ ...publish, state: "failed", reason: outcome });
  else complete(deps, publish, account, outcome);
}

async function transfer(deps: Deps, publish: Publish, account: TiktokAccount): Promise<PublishedFile[] | string> {
  const isPhoto = publish.request.kind === "photo";
  const checked: PublishedFile[] = [];
  for (const read of sourcesOf(deps, publish)) {
    const bytes = await read().catch(pullFailure);
    if (bytes === "too-large") return "file_format_check_failed";
    if (bytes === "unreachable") return isPhoto ? "photo_pull_failed" : "video_pull_failed";
    const facts = await mediaFacts(bytes);
    const failure: TiktokMediaFailure | null = isPhoto ? refusePhoto(facts) : refuseVideo(facts, account.maxSeconds);
    if (failure !== null || facts === null) return failure ?? "internal";
    if (!deps.db.isOpen) return "internal";
    checked.push(storeMedia(deps.posts, bytes, facts));
  }
  return checked;
}

/** A file above the limit never works; anything else may work next time. */
function pullFailure(error: unknown): "too-large" | "unreachable" {
  if (error instanceof MediaTooLarge) return "too-large";
  if (error instanceof PullFailed) return "unreachable";
  throw error;
}

function sourcesOf(deps: Deps, { id, request }: Publish): (() => Promise<Uint8Array>)[] {
  const source = request.init.source_info;
  if (source.source === "FILE_UPLOAD") return [() => readFile(uploadPath(deps, id))];
  const [urls, maxBytes] =
    "photo_images" in source ? [source.photo_images, MAX_PHOTO_BYTES] : [[source.video_url], MAX_VIDEO_BYTES];
  return urls.map((url) => () => pullMedia(deps, url, { maxBytes, retryAfterMs: RETRY_AFTER_MS }));
}

function complete(deps: Deps, publish: Publish, account: TiktokAccount, files: PublishedFile[]): void {
  const { processingMs, moderationMs } = deps.settings();
  const completeAt = deps.now() + processingMs;
  const post = toPost(publish, account, { postId: newPostId(), completeAt, moderationMs });
  if (post) deps.posts.publish({ ...post, media: files });
  deps.publishes.save({
    ...publish,
    state: "checked",
    received: files.reduce((sum, file) => sum + file.bytes, 0),
    completeAt,
    publicAt: post?.publicAt ?? null,
    postId: post?.postId ?? null,
  });
  void rm(uploadPath(deps, publish.id), { force: true });
}

/** A closed database means that the sandbox was stopped: the next start takes the transfer up again. */
function reportBug({ db }: Deps, error: unknown): void {
  if (db.isOpen) console.error("A TikTok transfer failed inside the sandbox.", error);
}
