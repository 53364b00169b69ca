import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import type { CallDocuments } from "./firestore-bench.ts";

const RULES = fileURLToPath(new URL("../../../../firestore.rules", import.meta.url));
const MAIN = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";
/** The emulator never answers some requests that it dislikes. */
const PATIENCE_MS = 10_000;

/** Google's own emulator, where this machine has Debian's package of it and Java; null elsewhere. */
export function oracleJar(): string | null {
  if (spawnSync("java", ["-version"]).status !== 0) return null;
  const { stdout } = spawnSync("dpkg", ["-L", "google-cloud-cli-firestore-emulator"], { encoding: "utf8" });
  return stdout?.split("\n").find((line) => line.endsWith(".jar")) ?? null;
}

/** Starts it with the product's rules on a free port and waits until it says that it runs. `owner` is above the rules. */
export async function startOracle(jar: string) {
  const port = await freePort();
  // Runs for seconds: what the second compiler and a parallel collector gain, they never earn back.
  const options = [
    "-Xmx400m",
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-cp",
    jar,
    MAIN,
    "start",
    "--host=127.0.0.1",
    `--port=${port}`,
    `--rules=${RULES}`,
  ];
  const child = spawn("java", options, { stdio: ["ignore", "pipe", "pipe"] });
  await running(child);
  const origin = `http://127.0.0.1:${port}`;

  return {
    /** A project's documents; `token` null sends no Authorization. */
    documents(project: string, token: string | null = "owner"): CallDocuments {
      const base = `${origin}/v1/projects/${project}/databases/(default)/documents`;
      return async (method, path, body) => {
        const response = await fetch(`${base}${path}`, {
          method,
          headers: { ...(token !== null && { authorization: `Bearer ${token}` }), "content-type": "application/json" },
          signal: AbortSignal.timeout(PATIENCE_MS),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: await response.json() };
      };
    },
    stop: () => child.kill("SIGKILL"),
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function running(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The emulator ended with ${code}.`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text) => {
        if (String(text).includes("running")) resolve();
      });
    }
  });
}
