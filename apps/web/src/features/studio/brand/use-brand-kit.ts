import { type BrandKit, emptyBrandKit } from "@vignette/domain/studio";
import { trpc } from "../../../trpc.ts";

/** The brand kit of a project; an empty one if none was saved. */
export function useBrandKit(projectId: string): BrandKit {
  const [projects] = trpc.projects.list.useSuspenseQuery();
  return projects.find((it) => it.id === projectId)?.brandKit ?? emptyBrandKit;
}
