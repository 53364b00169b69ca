import { Refusal } from "@vignette/domain/kernel";
import { type BrandKit, type Creation, emptyBrandKit } from "@vignette/domain/studio";
import type { StudioStore } from "./store.ts";

/** The brand kit of a creation's project; an empty one if the project is being removed. */
export async function brandKitOf(
  studio: Pick<StudioStore, "project">,
  { uid, projectId }: Pick<Creation, "uid" | "projectId">,
): Promise<BrandKit> {
  try {
    return (await studio.project(uid, projectId)).value.brandKit ?? emptyBrandKit;
  } catch (error) {
    if (error instanceof Refusal && error.kind === "missing") return emptyBrandKit;
    throw error;
  }
}
