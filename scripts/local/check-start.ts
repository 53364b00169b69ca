import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { portProblem, StartFault } from "./start-problem.ts";

/** Free space that an instance needs to start, in bytes: the databases and the built Worker. Our own choice. */
const LEAST_SPACE = 100 * 1024 * 1024;

/**
 * Checks the ports, by the name of their variable, and the data folder. Throws a StartFault for a port, and the system's
 * own error for the folder.
 */
export async function checkStart(ports: Readonly<Record<string, number>>, dataDir: string): Promise<void> {
  for (const [name, port] of Object.entries(ports)) await checkPort(port, name);
  makeFolder(dataDir);
  const probe = join(dataDir, `.probe-${process.pid}`);
  writeFileSync(probe, "can be written");
  rmSync(probe);
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < LEAST_SPACE) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
}

/** In place of `recursive`, with which Node never returns where a system refuses folders as below `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function checkPort(port: number, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new StartFault(portProblem(port, name, error.code ?? error.message))),
    );
    server.listen(port, "127.0.0.1", () => server.close(() => resolve()));
  });
}
