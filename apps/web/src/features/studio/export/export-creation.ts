import { canExportVideo } from "@vignette/composition";
import { type Handles, isVideo, plannedFiles } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { queryClient, trpcClient } from "../../../trpc.ts";
import { loadMediaBlobs, loadPictures } from "../media/media.ts";
import { startExportJob } from "./export-jobs.ts";

/** How wide pictures are looked at, in px: as in the editor, so that both lay them alike. */
export const LAYOUT_WIDTH = 1080;

/** What came of an export: an asset; our renderer at work, where this browser cannot make videos; or nothing. */
export type Exported = { assetId: string } | "on-server" | null;

/**
 * Makes the files of a creation as it is stored and hands them in; one that was exported is not made again. Why nothing
 * came of it is told by its export job.
 */
export async function exportCreation(creation: CreationView, handles: Handles): Promise<Exported> {
  if (creation.state === "ready" && creation.assetId !== null) return { assetId: creation.assetId };
  const { id, script, style } = creation;
  if (script === null) return null;
  const files = [...creation.media, ...creation.shown];
  const pictures = await loadPictures(files, LAYOUT_WIDTH);
  const plan = { draft: { script, style }, material: { ...creation, pictures, handles } };
  if (isVideo(creation) && !(await canExportVideo()).ok) {
    const planned = plannedFiles(plan).map((file) => ({ ...file, atMs: 0 }));
    await trpcClient.studio.startRender.mutate({ id, files: planned });
    void queryClient.invalidateQueries({ queryKey: [["studio", "render"]] });
    return "on-server";
  }
  const media = await loadMediaBlobs(files);
  const assetId = await startExportJob({ ...plan, creation, media });
  return assetId === null ? null : { assetId };
}
