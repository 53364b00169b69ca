import type { PostView } from "@vignette/domain/scheduling";
import { notify } from "@vignette/ui";
import { countOf } from "../state/count-of.ts";
import { inParts } from "../state/in-parts.ts";
import { withPosts } from "../state/moves.ts";
import type { Desk } from "../state/use-desk.ts";

/** Deletes posts, in sight at once; what the Worker keeps comes back with its reason. */
export function remove(desk: Desk, posts: readonly PostView[]): Promise<unknown> {
  desk.show((now) => now.filter((it) => !posts.some((post) => post.id === it.id)));
  return desk.inLine(async () => {
    const ids = posts.map((it) => it.id);
    const ask = () => inParts(ids, (part) => desk.calls.remove({ ids: part }));
    const gone = await desk.attempt(posts, "Couldn't delete", ask);
    if (gone.length === 0) return;
    desk.done(`Deleted ${countOf(gone.length)}`, { label: "delete", run: () => void restore(desk, gone) });
  });
}

/** Takes a deletion back. */
export function restore(desk: Desk, posts: readonly PostView[]): Promise<unknown> {
  return desk.inLine(async () => {
    const ids = posts.map((it) => it.id);
    const ask = () => inParts(ids, (part) => desk.calls.restore({ ids: part }));
    const back = await desk.attempt([], "Couldn't restore", ask);
    desk.show((now) => withPosts(now, back));
    if (back.length > 0) notify({ kind: "success", title: `${countOf(back.length)} back on the calendar` });
  });
}
