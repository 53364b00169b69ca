import { instant } from "@vignette/domain/kernel";
import type { PostView } from "@vignette/domain/scheduling";
import { trpc } from "../../trpc.ts";

/** The posts that use each asset; null while nobody knows. */
export function usePostsByAsset(projectId: string): ReadonlyMap<string, PostView[]> | null {
  const { data } = trpc.scheduling.list.useQuery({ projectId, from: instant(0), to: END });
  return data ? Map.groupBy(data, (post) => post.assetId) : null;
}

/** Posts of this asset that have yet to go out: they still need its files. */
export function waiting(posts: readonly PostView[]): PostView[] {
  return posts.filter((post) => post.targets.some(({ state }) => unsent.includes(state)));
}

const unsent: readonly string[] = ["draft", "awaiting-approval", "scheduled", "publishing", "needs-check"];

/** Later than any post may be planned, and the same in every render. */
const END = instant(Date.UTC(2100, 0, 1));
