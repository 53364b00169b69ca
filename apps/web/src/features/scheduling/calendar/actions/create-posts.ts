import type { PostView, Recurrence } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { countOf } from "../state/count-of.ts";
import { inBatches } from "../state/in-batches.ts";
import { type Move, whenOf, withPosts } from "../state/moves.ts";
import type { PostMutations } from "../state/use-post-mutations.ts";
import { removePosts, restorePosts } from "./remove-posts.ts";

/** Copies posts to other times: `moves` name the originals. */
export function copyPosts(
  mutations: PostMutations,
  posts: readonly PostView[],
  moves: readonly Move[],
): Promise<unknown> {
  return mutations.inLine(async () => {
    const items = posts.flatMap((post) => {
      const to = moves.find((it) => it.id === post.id);
      return to ? [{ id: post.id, when: whenOf(post, to.publishAt) }] : [];
    });
    const ask = () => inBatches(items, (part) => mutations.calls.copy({ items: part }));
    showCreated(mutations, await mutations.attempt([], m.calendar_copy_failed(), ask), m.calendar_copied);
  });
}

/** Makes a post the first of a repetition. */
export function repeatPost(mutations: PostMutations, post: PostView, rule: Recurrence): Promise<unknown> {
  return mutations.inLine(async () => {
    const made = await mutations.attempt([post], m.calendar_repeat_failed(), () =>
      mutations.calls.repeat({ id: post.id, rule }),
    );
    showCreated(mutations, made, m.calendar_repeated);
  });
}

/** Deletes the posts that follow a post in its repetition. */
export function stopRepeating(mutations: PostMutations, post: PostView): Promise<unknown> {
  return mutations.inLine(async () => {
    const gone = await mutations.attempt([post], m.calendar_stop_failed(), () => mutations.calls.stop({ id: post.id }));
    mutations.show((posts) => posts.filter((it) => !gone.some((other) => other.id === it.id)));
    mutations.done(m.calendar_took_off({ gone: countOf(gone.length) }), {
      label: m.calendar_undo_stop(),
      run: () => void restorePosts(mutations, gone),
    });
  });
}

/** Shows new posts at once, with an undo. */
export function showCreated(
  mutations: PostMutations,
  made: readonly PostView[],
  said: (values: { posts: string }) => string,
): void {
  if (made.length === 0) return;
  const { from, to } = mutations.span;
  const inSight = made.filter((it) => it.schedule.publishAt >= from && it.schedule.publishAt <= to);
  mutations.show((posts) => withPosts(posts, inSight));
  const title = said({ posts: countOf(made.length) });
  mutations.done(title, { label: m.app_undo(), run: () => void removePosts(mutations, made) });
}
