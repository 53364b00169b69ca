import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { root } from "../local/settings.ts";

export type Finished = { status: number | null; output: string };

/** Which command is scheduled before which when several need a processor. */
export type Turn = "first" | "second" | "third";

/** As Unix counts niceness: the second gets about half the time of the first, the third a tenth. */
const PRIORITIES: Readonly<Record<Turn, number>> = {
  first: constants.priority.PRIORITY_NORMAL,
  second: 3,
  third: constants.priority.PRIORITY_BELOW_NORMAL,
};

const running = new Set<ChildProcess>();

/**
 * Ends what runs here together with this process. A terminal sends Ctrl-C to all of them, but a script or a CI stops only the
 * process that it started.
 */
export function stopTogether(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal);
      process.exit(1);
    });
  }
}

/** Runs a command of this repository to its end and buffers its output, so that several do not print at once. */
export function runQuietly(command: string, args: readonly string[], turn: Turn): Promise<Finished> {
  return new Promise((resolve) => {
    // On Windows, npm is a script of the shell.
    const shell = process.platform === "win32" && command !== process.execPath;
    const child = spawn(command, args, { cwd: root, shell });
    running.add(child);
    // Its children inherit this.
    if (turn !== "first" && child.pid !== undefined) setPriority(child.pid, PRIORITIES[turn]);
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ status: 1, output: `${output}${error.message}` }));
    child.on("close", (status) => {
      running.delete(child);
      resolve({ status, output });
    });
  });
}
