import { rmSync } from "node:fs";
import { ExportError } from "@vignette/composition";
import { type RenderJob, RenderReason } from "@vignette/domain/studio";
import * as z from "zod/mini";
import { JobError } from "./job-error.ts";
import { makeFiles } from "./make-files.ts";

// One job, one process. The server reads the messages sent here and the process's exit.
type Task = { job: RenderJob; folder: string };
process.once("message", (message) => void work(message as Task));

async function work({ job, folder }: Task): Promise<void> {
  // The server is gone, so nothing else will clean up.
  process.on("disconnect", () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });
  try {
    await makeFiles(job, folder, (progress) => void process.send?.({ progress }));
    say({ done: true });
  } catch (error) {
    say({ failed: reasonOf(error), detail: detailOf(error) });
  }
}

function reasonOf(error: unknown): RenderReason {
  if (error instanceof JobError) return error.reason;
  const named = z.safeParse(RenderReason, error instanceof ExportError ? error.reason : null);
  return named.success ? named.data : "failed";
}

/** Only the beginning of a link: the rest grants access to files. */
const detailOf = (error: unknown) =>
  String(error)
    .replaceAll(/(https?:\/\/[^/\s]+)\S*/g, "$1/…")
    .slice(0, 500);

function say(message: object): void {
  process.send?.(message, () => process.exit(0));
}
