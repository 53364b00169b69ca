import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The workerd processes that this process has started, by id. */
export async function workerProcesses(): Promise<number[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,args="]);
  return stdout.split("\n").flatMap((line) => {
    const [, pid, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === process.pid && command.includes("workerd") ? [Number(pid)] : [];
  });
}
