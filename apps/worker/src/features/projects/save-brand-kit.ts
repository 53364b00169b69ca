import { type Instant, missing } from "@vignette/domain/kernel";
import type { Project } from "@vignette/domain/projects";
import { type BrandKit, emptyBrandKit, filesOfKit } from "@vignette/domain/studio";
import type { ProjectStore } from "./store.ts";

type Deps = { projects: ProjectStore; now: Instant };

/**
 * Replaces the brand kit of a project of the user. Only the user's own files are taken; one that the kit already names
 * may have been deleted since.
 */
export async function saveBrandKit(deps: Deps, uid: string, id: string, brandKit: BrandKit): Promise<Project> {
  const { value } = await deps.projects.get(uid, id);
  const known = new Set(filesOfKit(value.brandKit ?? emptyBrandKit).map(({ key }) => key));
  const added = filesOfKit(brandKit).filter(({ key }) => !known.has(key));
  const found = await Promise.all(added.map((file) => deps.projects.ownFile(uid, file)));
  if (found.includes(null)) throw missing("asset");
  const change = { brandKit, lastUpdated: deps.now };
  await deps.projects.patch(id, change);
  return { ...value, ...change };
}
