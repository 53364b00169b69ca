import type { SceneInput } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { cancelExportJob, forgetExportJob, startExportJob, useExportEnd } from "../export/export-jobs.ts";
import { type ServerRender, useServerRender } from "../export/use-server-render.ts";
import { useVideoObstacle } from "../export/use-video-obstacle.ts";
import { loadReadable, type Medium } from "../media/media.ts";
import type { ScriptEditor } from "./saving/use-script-editor.ts";

/** The state of a creation's export, and the ways to start it. */
export type CreationExport = {
  /** Why this browser cannot make the file; null if it can, or while that is unknown. */
  obstacle: string | null;
  serverRender: ServerRender;
  /** An export is running, here or on the server. */
  isRunning: boolean;
  /** The asset that was made of the current draft; null if there is none, and while one is being made. */
  assetId: string | null;
  /** Starts the export in this browser, or on the server where this browser cannot encode. */
  start: () => Promise<void>;
  startHere: () => Promise<void>;
  startOnServer: () => Promise<void>;
  /** Clears the result of the last export, after the draft changed. */
  forget: () => void;
};

type CreationExportInput = {
  creation: CreationView;
  editor: ScriptEditor;
  sceneInput: SceneInput;
  files: readonly Medium[];
};

/** Exports a creation in this browser or on the server. The draft is saved first. */
export function useCreationExport({ creation, editor, sceneInput, files }: CreationExportInput): CreationExport {
  const { status, assetId } = useExportEnd(creation.id);
  const obstacle = useVideoObstacle(creation);
  const serverRender = useServerRender(creation);
  const isRunning = status === "running" || serverRender.active;
  const made = assetId ?? (creation.state === "ready" ? creation.assetId : null);
  const forget = () => forgetExportJob(creation.id);

  async function startHere() {
    // The page may still be loading them.
    const media = await loadReadable(files);
    if (await editor.flush()) await startExportJob({ creation, draft: editor.now(), sceneInput, media });
  }

  /** Cancels a running export in this browser. */
  async function startOnServer() {
    cancelExportJob(creation.id);
    forget();
    if (await editor.flush()) serverRender.start({ draft: editor.now(), sceneInput });
  }

  return {
    obstacle,
    serverRender,
    isRunning,
    assetId: isRunning ? null : made,
    start: obstacle === null ? startHere : startOnServer,
    startHere,
    startOnServer,
    forget,
  };
}
