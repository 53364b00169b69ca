import type { ListPostsInput, PostView } from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import type { Files } from "../../adapters/files/files.ts";
import type { PostStore } from "../../records/post-store.ts";
import type { TargetStore } from "../../records/target-store.ts";
import { postView } from "./post-view.ts";

type Deps = { posts: PostStore; targets: TargetStore; files: Files };

/** The posts of a project that are planned in a period: one query for every view of the calendar. */
export async function listPosts(deps: Deps, uid: string, input: z.infer<typeof ListPostsInput>): Promise<PostView[]> {
  const span = [uid, input.projectId, input.from, input.to] as const;
  const [posts, targets] = await Promise.all([deps.posts.planned(...span), deps.targets.planned(...span)]);
  const ofPost = Map.groupBy(
    targets.map((it) => it.value),
    (target) => target.postId,
  );
  return await Promise.all(posts.map((post) => postView(deps.files, post, ofPost.get(post.id) ?? [])));
}
