import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "../../src/index.ts";

/** A sandbox on a free port of 127.0.0.1, with a clock that the test moves. */
export type ListeningSandbox = AsyncDisposable & {
  sandbox: Sandbox;
  origin: string;
  /** Moves the sandbox's clock, in milliseconds. */
  advance: (ms: number) => void;
};

export async function listeningSandbox(): Promise<ListeningSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), "vignette-sandbox-"));
  let offset = 0;
  let sandbox: Sandbox | undefined;
  const server = createServer((request, response) => sandbox?.listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sandbox = createSandbox({ dataDir, sandboxOrigin: origin, now: () => Date.now() + offset });
  const opened = sandbox;

  return {
    sandbox: opened,
    origin,
    advance: (ms) => {
      offset += ms;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      opened.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
