import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createSandbox } from "@vignette/sandbox";

export type Answer = { status: number; body: unknown };
/** One call below a database's `documents`. */
export type CallDocuments = (method: string, path: string, body?: unknown) => Promise<Answer>;
const START = Date.UTC(2026, 10, 21, 12);

/** A sandbox of its own, with a clock that the test moves. */
export function firestoreBench(options: { now?: () => number } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "firestore-"));
  let time = START;
  const now = options.now ?? (() => time);
  const sandbox = createSandbox({ dataDir, now });

  return {
    sandbox,
    now,
    advance: (ms: number) => {
      time += ms;
    },
    /** A project's documents; `token` null sends no Authorization. */
    documents(project = "demo", token: string | null = "owner"): CallDocuments {
      const base = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`;
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      return async (method, path, body) => {
        const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
        const response = await sandbox.fetch(new Request(`${base}${path}`, init));
        return { status: response.status, body: await response.json() };
      };
    },
    close() {
      sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server for clients that want `host:port` to be Firestore itself. */
export async function firestoreServer(fetch: (request: Request) => Promise<Response>) {
  const listener = getRequestListener(
    (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(`https://firestore.googleapis.com${pathname}${search}`, request));
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

export const nameOf = (path: string, project = "demo") => `projects/${project}/databases/(default)/documents/${path}`;
