import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { RunningApp, RunOptions } from "./run-app.ts";
import { root } from "./settings.ts";

/** Where a whole product answers, and how to end it. */
export type AppBeside = Pick<RunningApp, "origin" | "sandboxOrigin" | "stop">;

/**
 * The whole product in a process of its own: what keeps this one busy for seconds, such as drawing, makes no call to it
 * wait. Resolves once it answers; rejects if it does not start. It ends with this process, too.
 */
export async function appBeside(options: RunOptions): Promise<AppBeside> {
  const child = fork(join(root, "scripts/local/app-process.ts"), [JSON.stringify(options)]);
  const started = once(child, "message").then(([where]) => where as Pick<AppBeside, "origin" | "sandboxOrigin">);
  const ended = once(child, "exit");
  const failed = ended.then(([status]) => Promise.reject(new Error(`The app ended with status ${status}.`)));
  const where = await Promise.race([started, failed]);
  failed.catch(() => undefined);
  return {
    ...where,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
