import { canExportVideo } from "@vignette/composition";
import { type Handles, isVideo, LAYOUT_WIDTH, plannedFiles } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { queryClient, trpcClient } from "../../../trpc.ts";
import { loadBackdrops } from "../media/backdrops.ts";
import { loadCreationPictures, loadMediaBlobs } from "../media/media.ts";
import { startExportJob } from "./export-jobs.ts";

/**
 * The result of an export: an asset, a render started on the server where this browser cannot encode video, or null if
 * it failed.
 */
export type Exported = { assetId: string } | "on-server" | null;

/**
 * Renders the files of a creation as it is stored and uploads them. A creation that is exported already is not rendered
 * again. Rejects if it may not be exported; after another failure, its export job holds the reason.
 */
export async function exportCreation(creation: CreationView, handles: Handles): Promise<Exported> {
  if (creation.state === "ready" && creation.assetId !== null) return { assetId: creation.assetId };
  const { id, script, style } = creation;
  if (script === null) return null;
  await trpcClient.studio.checkExport.query({ id });
  const files = [...creation.media, ...creation.shown];
  const [pictures, backdrops] = await Promise.all([loadCreationPictures(files, LAYOUT_WIDTH), loadBackdrops(creation)]);
  const plan = { draft: { script, style }, sceneInput: { ...creation, pictures, backdrops, handles } };
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
