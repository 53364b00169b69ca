import type { Material } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import {
  type CreationExportJob,
  cancelExportJob,
  forgetExportJob,
  startExportJob,
  useExportJob,
} from "../export/export-jobs.ts";
import { type ServerRender, useServerRender } from "../export/use-server-render.ts";
import { useVideoObstacle } from "../export/use-video-obstacle.ts";
import type { MediaBlobs } from "../media/media.ts";
import type { ScriptEditor } from "./use-script-editor.ts";

export type CreationExport = {
  job: CreationExportJob | null;
  /** Why this browser cannot make the file; null if it can or nobody knows yet. */
  obstacle: string | null;
  serverRender: ServerRender;
  /** Here, or at our renderer where this browser cannot. */
  start: () => Promise<void>;
  startHere: () => Promise<void>;
  startOnServer: () => Promise<void>;
  /** The words have changed: how the last export ended says nothing any more. */
  forget: () => void;
};

type CreationExportInput = { creation: CreationView; editor: ScriptEditor; material: Material; blobs: MediaBlobs };

/** The export of a creation, here or at our renderer. Nothing is exported that is not saved. */
export function useCreationExport({ creation, editor, material, blobs }: CreationExportInput): CreationExport {
  const job = useExportJob(creation.id);
  const obstacle = useVideoObstacle(creation);
  const serverRender = useServerRender(creation);
  const forget = () => forgetExportJob(creation.id);

  async function startHere() {
    if (await editor.flush()) await startExportJob({ creation, draft: editor.now(), material, media: blobs });
  }

  /** Whatever this browser was making of it is given up. */
  async function startOnServer() {
    cancelExportJob(creation.id);
    forget();
    if (await editor.flush()) serverRender.start({ draft: editor.now(), material });
  }

  return {
    job,
    obstacle,
    serverRender,
    start: obstacle === null ? startHere : startOnServer,
    startHere,
    startOnServer,
    forget,
  };
}
