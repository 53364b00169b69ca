import { readFile } from "node:fs/promises";
import { type Context, Hono } from "hono";
import { avatarJpeg } from "../../avatar.ts";
import type { HostDeps } from "../../host.ts";
import type { publishedPosts } from "../../published.ts";
import type { PublishedPost } from "../../published-post.ts";
import { SHOWN_ANYWHERE } from "../../serve-file.ts";

/** How long the address of a cover works, in ms. Source: docs/platforms/tiktok.md#display-api. */
const VALID_MS = 6 * 3_600_000;
/** Covers that are remembered. Our own choice. */
const CACHED = 64;

type Deps = Pick<HostDeps, "now"> & { posts: ReturnType<typeof publishedPosts> };

/** The address of a post's cover, in milliseconds since the epoch as of `now`; it works for six hours. */
export function coverUrl({ postId }: PublishedPost, sandboxOrigin: string, now: number): string {
  const expires = Math.floor((now + VALID_MS) / 1000);
  return `${sandboxOrigin}/__cover/tiktok/${postId}?x-expires=${expires}`;
}

/** Serves covers: the photo or the frame of the video that the app chose, as a JPEG. */
export function tiktokCovers({ posts, now }: Deps): Hono {
  const app = new Hono();
  const covers = new Map<string, Promise<Buffer>>();
  app.get("/__cover/tiktok/:postId", async (c) => {
    if (Number(c.req.query("x-expires")) * 1000 < now()) return c.text("URL signature expired", 403);
    const post = posts.all().find((it) => it.platform === "tiktok" && it.postId === c.req.param("postId"));
    if (!post) return c.notFound();
    const cover = covers.get(post.postId) ?? coverOf(post, posts);
    covers.set(post.postId, cover);
    const [oldest] = covers.keys();
    if (covers.size > CACHED && oldest !== undefined) covers.delete(oldest);
    return jpeg(c, await cover);
  });
  return app;
}

/** A post without a readable file has a pattern of its own. */
async function coverOf({ postId, media, said }: PublishedPost, posts: Deps["posts"]): Promise<Buffer> {
  const file = media[chosen(said?.photo_cover_index)] ?? media[0];
  const stored = file && posts.file(file.sha256);
  if (!stored) return await avatarJpeg(`tiktok/${postId}`);
  const bytes = await readFile(stored.path);
  if (stored.type === "image/jpeg") return bytes;
  // The decoders are loaded when they are first needed.
  const { videoFrameJpeg } = await import("../../video-frame-jpeg.ts");
  return (
    (await videoFrameJpeg(bytes, chosen(said?.video_cover_timestamp_ms))) ?? (await avatarJpeg(`tiktok/${postId}`))
  );
}

const chosen = (value: unknown): number => (typeof value === "number" ? value : 0);

const jpeg = (c: Context, bytes: Buffer) =>
  c.body(new Uint8Array(bytes), 200, {
    "content-type": "image/jpeg",
    "cache-control": "max-age=7200",
    ...SHOWN_ANYWHERE,
  });
