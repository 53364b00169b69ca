import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { root } from "./settings.ts";

export type Finished = { status: number | null; output: string };

/** `first` is scheduled before `then` when both need a processor. */
export type Turn = "first" | "then";

/** Runs a command of this repository to its end and buffers its output, so that several do not print at once. */
export function runQuietly(command: string, args: readonly string[], turn: Turn): Promise<Finished> {
  return new Promise((resolve) => {
    // On Windows, npm is a script of the shell.
    const shell = process.platform === "win32" && command !== process.execPath;
    const child = spawn(command, args, { cwd: root, shell });
    // Its children inherit this.
    if (turn === "then" && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => resolve({ status: 1, output: `${output}${error.message}` }));
    child.on("close", (status) => resolve({ status, output }));
  });
}
