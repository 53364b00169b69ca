import { spawn } from "node:child_process";
import { join } from "node:path";
import { root, type Settings } from "./settings.ts";

export type HistoryBeside = {
  /** Resolves when the history was created, already existed, has failed or was stopped. Never rejects. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Creates the demo user's history in a process of its own, so that drawing slides slows nothing down and its failures
 * do not affect the app. A failure is one line on the console. With another seed than "demo" nothing is done.
 */
export function historyBeside(settings: Settings): HistoryBeside {
  if (settings.seed !== "demo") return { ended: Promise.resolve(), stop: async () => {} };
  const env = { ...process.env, PORT: String(settings.port), SANDBOX_PORT: String(settings.sandboxPort) };
  const child = spawn(process.execPath, [join(root, "scripts/history.ts")], {
    cwd: root,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let told = "";
  let stopped = false;
  child.stderr.on("data", (part: Buffer) => {
    told += part;
  });
  const ended = new Promise<void>((resolve) => {
    // Ctrl-C in a terminal reaches both processes at once: ended by a signal is no failure.
    const end = (status: number | null, signal: string | null = null) => {
      if (!stopped && signal === null && status !== 0)
        console.warn(`The demo user has no history yet: ${reasonIn(told, status)}`);
      resolve();
    };
    child.once("error", () => end(null));
    child.once("close", end);
  });
  return {
    ended,
    stop: () => {
      stopped = true;
      child.kill();
      return ended;
    },
  };
}

/** The message of the error that ended the process, without its stack; its last words, or its status, if there is none. */
function reasonIn(told: string, status: number | null): string {
  const lines = told.split("\n").filter((line) => line.trim() !== "");
  const error = lines.find((it) => /^(\w*Error|TRPCClientError)\b/.test(it))?.replace(/^\w+(?: \[\w+\])?: /, "");
  return error ?? lines.at(-1) ?? `its process ended with status ${status}.`;
}
