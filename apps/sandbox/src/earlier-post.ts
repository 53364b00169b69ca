import * as z from "zod/mini";
import type { HostDeps } from "./host.ts";
import type { PublishedPosts } from "./published-post.ts";

const Pixels = z.int().check(z.positive());

/**
 * Body of `POST /__control/posts`: a post that is on a platform already, whenever it was made. Its pictures are fetched
 * from the addresses of `files`; `accountId` is the id by which the platform knows the account.
 */
export const EarlierPost = z.strictObject({
  platform: z.enum(["tiktok", "instagram"]),
  accountId: z.string(),
  accountName: z.string(),
  caption: z.string(),
  /** Milliseconds since the epoch. */
  createdAt: z.int().check(z.positive()),
  files: z.array(z.strictObject({ url: z.url(), width: Pixels, height: Pixels })).check(z.minLength(1)),
});
type EarlierPost = z.infer<typeof EarlierPost>;

type Deps = Pick<HostDeps, "deliver"> & { posts: Pick<PublishedPosts, "keep" | "publish"> };

/** Publishes it for everyone to see. Returns the platform's id of it. Throws an Error if a picture cannot be fetched. */
export async function addEarlierPost({ deliver, posts }: Deps, { files, ...post }: EarlierPost): Promise<string> {
  const media = await Promise.all(
    files.map(async ({ url, width, height }) => {
      const answer = await deliver(url, {});
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
      const type = answer.headers.get("content-type") ?? "image/jpeg";
      return { ...posts.keep({ type, bytes: new Uint8Array(await answer.arrayBuffer()) }), width, height };
    }),
  );
  // Both platforms' ids are long numbers that begin with the time.
  const postId = `${post.createdAt}${Math.floor(10_000 + Math.random() * 90_000)}`;
  const single = post.platform === "tiktok" ? "photo" : "image";
  const kind = media.length > 1 ? "carousel" : single;
  posts.publish({ ...post, postId, kind, media, visibility: "public", labels: [], publicAt: post.createdAt });
  return postId;
}
