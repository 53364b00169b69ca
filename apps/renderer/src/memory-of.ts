import { readFile } from "node:fs/promises";

/** Memory of a process, in bytes; null if it is unknown (the process has ended, or this is not Linux). */
export async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kib === undefined ? null : Number(kib) * 1024;
}
