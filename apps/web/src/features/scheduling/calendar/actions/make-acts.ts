import type { PostView, Recurrence } from "@vignette/domain/scheduling";
import { countOf } from "../state/count-of.ts";
import { inParts } from "../state/in-parts.ts";
import { type Move, whenOf, withPosts } from "../state/moves.ts";
import type { Desk } from "../state/use-desk.ts";
import { remove, restore } from "./remove-act.ts";

/** Copies posts to other times: `moves` name the originals. */
export function copy(desk: Desk, posts: readonly PostView[], moves: readonly Move[]): Promise<unknown> {
  return desk.inLine(async () => {
    const items = posts.flatMap((post) => {
      const to = moves.find((it) => it.id === post.id);
      return to ? [{ id: post.id, when: whenOf(post, to.publishAt) }] : [];
    });
    const ask = () => inParts(items, (part) => desk.calls.copy({ items: part }));
    keep(desk, await desk.attempt([], "Couldn't copy", ask), "Copied");
  });
}

/** Makes a post the first of a repetition. */
export function repeat(desk: Desk, post: PostView, rule: Recurrence): Promise<unknown> {
  return desk.inLine(async () => {
    const made = await desk.attempt([post], "Couldn't repeat", () => desk.calls.repeat({ id: post.id, rule }));
    keep(desk, made, "Repeated:");
  });
}

/** Takes off what follows a post in its repetition. */
export function stopRepeating(desk: Desk, post: PostView): Promise<unknown> {
  return desk.inLine(async () => {
    const gone = await desk.attempt([post], "Couldn't stop", () => desk.calls.stop({ id: post.id }));
    desk.show((posts) => posts.filter((it) => !gone.some((other) => other.id === it.id)));
    desk.done(`Took off ${countOf(gone.length)}`, { label: "stop", run: () => void restore(desk, gone) });
  });
}

/** New posts show at once, and can be taken off again. */
export function keep(desk: Desk, made: readonly PostView[], verb: string): void {
  if (made.length === 0) return;
  const { from, to } = desk.span;
  const inSight = made.filter((it) => it.schedule.publishAt >= from && it.schedule.publishAt <= to);
  desk.show((posts) => withPosts(posts, inSight));
  const title = `${verb} ${countOf(made.length)}`;
  desk.done(title, { label: title.toLowerCase(), run: () => void remove(desk, made) });
}
