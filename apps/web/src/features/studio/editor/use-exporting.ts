import type { Material } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import {
  cancelExportJob,
  type ExportJob,
  forgetExportJob,
  startExportJob,
  useExportJob,
} from "../export/export-jobs.ts";
import { type CloudRender, useCloudRender } from "../export/use-cloud-render.ts";
import { useVideoObstacle } from "../export/use-video-obstacle.ts";
import type { MediaBlobs } from "../media/media.ts";
import type { ScriptEditor } from "./use-script-editor.ts";

export type Exporting = {
  job: ExportJob | null;
  /** Why this browser cannot make the file; null if it can or nobody knows yet. */
  obstacle: string | null;
  cloud: CloudRender;
  /** Here, or at our renderer where this browser cannot. */
  start: () => Promise<void>;
  startHere: () => Promise<void>;
  startInCloud: () => Promise<void>;
  /** The words have changed: how the last export ended says nothing any more. */
  forget: () => void;
};

type ExportingInput = { creation: CreationView; editor: ScriptEditor; material: Material; blobs: MediaBlobs };

/** The export of a creation, here or at our renderer. Nothing is exported that is not saved. */
export function useExporting({ creation, editor, material, blobs }: ExportingInput): Exporting {
  const job = useExportJob(creation.id);
  const obstacle = useVideoObstacle(creation);
  const cloud = useCloudRender(creation);
  const forget = () => forgetExportJob(creation.id);

  async function startHere() {
    if (await editor.flush()) await startExportJob({ creation, draft: editor.now(), material, media: blobs });
  }

  /** Whatever this browser was making of it is given up. */
  async function startInCloud() {
    cancelExportJob(creation.id);
    forget();
    if (await editor.flush()) cloud.start({ draft: editor.now(), material });
  }

  return { job, obstacle, cloud, start: obstacle === null ? startHere : startInCloud, startHere, startInCloud, forget };
}
