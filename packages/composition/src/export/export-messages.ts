import type { Scene } from "../scene/scene.ts";
import type { Stereo } from "../sound/sound.ts";
import type { ExportReason } from "./export-error.ts";

/** What a page asks of the worker, once per worker. */
export type ExportRequest = {
  task: "mp4" | "sound";
  scene: Scene;
  /** Blobs are handed over by reference, not copied. */
  media: [id: string, file: Blob][];
};

/** What the worker answers: progress any number of times, then one of the others. */
export type ExportAnswer =
  | { type: "progress"; fraction: number }
  | { type: "file"; file: Blob }
  | { type: "sound"; sound: Stereo | null }
  | { type: "failed"; reason: ExportReason; message: string; mediaId: string | undefined };
