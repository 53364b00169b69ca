import { parentPort } from "node:worker_threads";
import { paintFile, type WantedPicture } from "./paint-file.ts";

/** What is asked of the painter's thread, and what it answers, matched by `id`. */
export type PaintRequest = { id: number; wanted: WantedPicture };
export type PaintAnswer = { id: number; file: Uint8Array<ArrayBuffer> } | { id: number; error: unknown };

/** Runs in a thread of its own. */
parentPort?.on("message", async ({ id, wanted }: PaintRequest) => {
  const answer = await paintFile(wanted).then(
    (file) => ({ id, file }),
    (error: unknown) => ({ id, error }),
  );
  parentPort?.postMessage(answer);
});
