import type { Instant } from "@vignette/domain/kernel";
import type { Project } from "@vignette/domain/projects";
import type { BrandKit } from "@vignette/domain/studio";
import type { ProjectStore } from "./store.ts";

type Deps = { projects: ProjectStore; now: Instant };

/** Replaces the brand kit of a project of the user. */
export async function saveBrandKit(deps: Deps, uid: string, id: string, brandKit: BrandKit): Promise<Project> {
  const { value } = await deps.projects.get(uid, id);
  const change = { brandKit, lastUpdated: deps.now };
  await deps.projects.patch(id, change);
  return { ...value, ...change };
}
