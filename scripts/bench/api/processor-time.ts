import { readFileSync } from "node:fs";

/** Milliseconds per clock tick: 100 ticks a second on Linux. Source: man proc_pid_stat. */
const TICK_MS = 10;

/** The processor time that processes have used so far, in all their threads, in ms. */
export function processorTime(pids: readonly number[]): number {
  return pids.map(timeOf).reduce((sum, it) => sum + it, 0);
}

function timeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  // The command in parentheses may contain spaces: utime and stime are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
