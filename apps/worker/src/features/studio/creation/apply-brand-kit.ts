import { Refusal } from "@vignette/domain/kernel";
import { type Creation, emptyBrandKit, rebranded } from "@vignette/domain/studio";
import { edit } from "./edit.ts";

/** How many creations are saved side by side. Our own choice. */
const LANES = 4;

/**
 * Puts the brand kit of a project on its creations: the newest hundred, as the sheet lists them. Each gets a version to
 * go back to; exported ones become drafts. One that is being generated or edited at the moment stays as it is and is
 * counted in `skipped`.
 */
export async function applyBrandKit(
  deps: Parameters<typeof edit>[0],
  uid: string,
  { projectId }: { projectId: string },
): Promise<{ changed: number; skipped: number }> {
  const [{ value: project }, all] = await Promise.all([
    deps.studio.project(uid, projectId),
    deps.studio.ofProject(uid, projectId),
  ]);
  const kit = project.brandKit ?? emptyBrandKit;
  const waiting = all.flatMap((creation) => {
    const style = rebranded(creation, kit);
    const isSame = JSON.stringify(style) === JSON.stringify(creation.style);
    return creation.rejectedAt !== null || creation.script === null || isSame ? [] : [{ ...creation, style }];
  });
  let changed = 0;
  let skipped = 0;
  async function lane(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (await dressed(deps, uid, next)) changed++;
      else skipped++;
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  return { changed, skipped };
}

/** False if it is being worked on. */
async function dressed(deps: Parameters<typeof edit>[0], uid: string, creation: Creation): Promise<boolean> {
  const { id, revision, script, style, state } = creation;
  if (script === null || state === "generating") return false;
  try {
    await edit(deps, uid, { id, revision, script, style, keep: true });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
