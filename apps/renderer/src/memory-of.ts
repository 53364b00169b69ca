import { readFile } from "node:fs/promises";

/** What a process holds in memory, in bytes; null where nobody tells (it has ended, or this is no Linux). */
export async function memoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kib === undefined ? null : Number(kib) * 1024;
}
