import type { ListPostsInput, PostView } from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import type { Files } from "../../adapters/files/files.ts";
import type { PostStore } from "../../records/stores/post-store.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";
import { postView } from "./post-view.ts";

type Deps = { posts: PostStore; targets: TargetStore; files: Files };

/**
 * The posts of a project that are planned in a period, earliest first: one query for every view of the calendar. Posts are
 * found through their targets: at least one target has the post's own time, because one commit changes both.
 */
export async function listPosts(deps: Deps, uid: string, input: z.infer<typeof ListPostsInput>): Promise<PostView[]> {
  const { projectId, from, to } = input;
  const targets = await deps.targets.planned(uid, projectId, from, to);
  const ofPost = Map.groupBy(
    targets.map((it) => it.value),
    (target) => target.postId,
  );
  const posts = (await deps.posts.several(uid, [...ofPost.keys()]))
    .filter(({ schedule }) => schedule.publishAt >= from && schedule.publishAt <= to)
    .toSorted((a, b) => a.schedule.publishAt - b.schedule.publishAt || (a.id < b.id ? -1 : 1));
  return await Promise.all(posts.map((post) => postView(deps.files, post, ofPost.get(post.id) ?? [])));
}
