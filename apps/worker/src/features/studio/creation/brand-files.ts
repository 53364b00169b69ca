import { emptyBrandKit, filesOfKit, type ShownView } from "@vignette/domain/studio";
import { linked } from "./shown-files.ts";
import type { StudioStore } from "./store.ts";

type Deps = Parameters<typeof linked>[0] & { studio: Pick<StudioStore, "project" | "fontsOf"> };

/** The files that a project's brand kit names, then its fonts. Those that were purged are left out. */
export async function brandFiles(deps: Deps, uid: string, projectId: string): Promise<ShownView[]> {
  const { value } = await deps.studio.project(uid, projectId);
  const named = filesOfKit(value.brandKit ?? emptyBrandKit);
  const [found, fonts] = await Promise.all([linked(deps, uid, named), deps.studio.fontsOf(uid, projectId)]);
  const others = fonts.filter(({ key }) => !named.some((file) => file.key === key));
  const views = others.map(async (file) => ({ ...file, url: await deps.files.link(file.key) }));
  return [...found, ...(await Promise.all(views))];
}
