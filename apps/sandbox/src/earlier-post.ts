import * as z from "zod/mini";
import type { HostDeps } from "./host.ts";
import type { PublishedPosts } from "./published-post.ts";

const Whole = z.int().check(z.positive());

/**
 * Body of `POST /__control/posts`: a post that is on a platform already, whenever it was made. Its files are fetched
 * from the addresses of `files`: pictures, or one video; `accountId` is the id by which the platform knows the account.
 */
export const EarlierPost = z.strictObject({
  platform: z.enum(["tiktok", "instagram"]),
  accountId: z.string(),
  accountName: z.string(),
  caption: z.string(),
  /** Milliseconds since the epoch. */
  createdAt: z.int().check(z.positive()),
  files: z
    .array(z.strictObject({ url: z.url(), width: Whole, height: Whole, durationMs: z.optional(Whole) }))
    .check(z.minLength(1)),
});
type EarlierPost = z.infer<typeof EarlierPost>;

type Deps = Pick<HostDeps, "deliver"> & { posts: Pick<PublishedPosts, "keep" | "publish"> };

/** Publishes it for everyone to see. Returns the platform's id of it. Throws an Error if a file cannot be fetched. */
export async function addEarlierPost({ deliver, posts }: Deps, { files, ...post }: EarlierPost): Promise<string> {
  const media = await Promise.all(
    files.map(async ({ url, durationMs, ...size }) => {
      const answer = await deliver(url, {});
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
      const type = answer.headers.get("content-type") ?? "image/jpeg";
      return {
        ...posts.keep({ type, bytes: new Uint8Array(await answer.arrayBuffer()) }),
        ...size,
        ...(durationMs && { durationMs }),
      };
    }),
  );
  // Both platforms' ids are long numbers that begin with the time.
  const postId = `${post.createdAt}${Math.floor(10_000 + Math.random() * 90_000)}`;
  const kind = media.length > 1 ? "carousel" : single(post.platform, media[0]?.type.startsWith("video/") ?? false);
  posts.publish({ ...post, postId, kind, media, visibility: "public", labels: [], publicAt: post.createdAt });
  return postId;
}

/** What a platform calls a post of one file. */
function single(platform: EarlierPost["platform"], isVideo: boolean): "video" | "reel" | "photo" | "image" {
  if (isVideo) return platform === "tiktok" ? "video" : "reel";
  return platform === "tiktok" ? "photo" : "image";
}
