import type { RecipeRun } from "@vignette/domain/automation";
import type { Target, TargetState } from "@vignette/domain/scheduling";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import { postStore } from "../../records/stores/post-store.ts";
import { resultStore } from "../../records/stores/result-store.ts";
import { targetStore } from "../../records/stores/target-store.ts";
import type { RecipeStore } from "./store.ts";

/** Runs in a history. Our own choice: two months of daily posts. */
const SHOWN = 60;

/** A run with what became of its post. */
export type RunView = RecipeRun & {
  /** Null where no post was planned, or it was deleted. */
  post: {
    states: TargetState[];
    permalink: string | null;
    /** Views on all accounts; null where no platform has reported any. */
    views: number | null;
    coverUrl: string | null;
  } | null;
};

type Deps = { recipes: RecipeStore; documents: Documents; files: Files };

/** The runs of a recipe with what they made, cost, posted and reached, newest first. */
export async function recipeHistory(deps: Deps, uid: string, id: string): Promise<RunView[]> {
  const { recipes, documents, files } = deps;
  await recipes.get(uid, id);
  const runs = await recipes.runsOf(uid, id, SHOWN);
  const posts = await postStore(documents).several(
    uid,
    runs.flatMap(({ postId }) => postId ?? []),
  );
  const targets = await Promise.all(posts.map(({ id: postId }) => targetStore(documents).ofPost(postId)));
  const found = targets.flat().map((it) => it.value);
  const results = await resultStore(documents).several(found.map((it) => it.id));
  const views = (target: Target) => results.get(target.id)?.value.values.views ?? null;
  return await Promise.all(
    runs.map(async (run) => {
      const post = posts.find((it) => it.id === run.postId);
      if (!post) return { ...run, post: null };
      const own = found.filter(({ postId }) => postId === post.id);
      const known = own.map(views).filter((it) => it !== null);
      return {
        ...run,
        post: {
          states: own.map(({ state }) => state),
          permalink: own.map(({ publication }) => publication?.permalink ?? null).find((it) => it !== null) ?? null,
          views: known.length > 0 ? known.reduce((sum, it) => sum + it, 0) : null,
          coverUrl: post.coverKey === null ? null : await files.link(post.coverKey),
        },
      };
    }),
  );
}
