import type { PostView } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { countOf } from "../state/count-of.ts";
import { inBatches } from "../state/in-batches.ts";
import { withPosts } from "../state/moves.ts";
import type { PostMutations } from "../state/use-post-mutations.ts";

/** Deletes posts at once; those that the Worker refuses to delete return with the reason. */
export function removePosts(mutations: PostMutations, posts: readonly PostView[]): Promise<unknown> {
  mutations.show((now) => now.filter((it) => !posts.some((post) => post.id === it.id)));
  return mutations.inLine(async () => {
    const ids = posts.map((it) => it.id);
    const ask = () => inBatches(ids, (part) => mutations.calls.remove({ ids: part }));
    const gone = await mutations.attempt(posts, m.calendar_delete_failed(), ask);
    if (gone.length === 0) return;
    mutations.done(m.calendar_deleted({ gone: countOf(gone.length) }), {
      label: m.calendar_undo_delete(),
      run: () => void restorePosts(mutations, gone),
    });
  });
}

/** Undoes a deletion. */
export function restorePosts(mutations: PostMutations, posts: readonly PostView[]): Promise<unknown> {
  return mutations.inLine(async () => {
    const ids = posts.map((it) => it.id);
    const ask = () => inBatches(ids, (part) => mutations.calls.restore({ ids: part }));
    const back = await mutations.attempt([], m.calendar_restore_failed(), ask);
    mutations.show((now) => withPosts(now, back));
    if (back.length > 0)
      notify({ kind: "success", title: m.calendar_back_on_the_calendar({ back: countOf(back.length) }) });
  });
}
