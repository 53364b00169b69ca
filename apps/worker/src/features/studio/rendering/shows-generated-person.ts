import { type Creation, libraryFilesOf, showsPresenter } from "@vignette/domain/studio";
import type { StudioStore } from "../creation/store.ts";

/** Whether a generated person is seen in a creation: its own presenter, or that of an asset which it shows as a clip. */
export async function showsGeneratedPerson(
  studio: Pick<StudioStore, "asset">,
  creation: Pick<Creation, "kind" | "style" | "media" | "script">,
): Promise<boolean> {
  if (showsPresenter(creation)) return true;
  const made = new Set(libraryFilesOf(creation).flatMap(({ origin, id }) => (origin === "made" ? [id] : [])));
  const assets = await Promise.all([...made].map((id) => studio.asset(id)));
  return assets.some((it) => it?.presented === true);
}
