import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "../../src/index.ts";

/** A sandbox that is called in process only. */
export function quietSandbox(): Disposable & { sandbox: Sandbox } {
  const dataDir = mkdtempSync(join(tmpdir(), "vignette-sandbox-"));
  const sandbox = createSandbox({ dataDir });
  return {
    sandbox,
    [Symbol.dispose]() {
      sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks the AI host as a client with a key does. */
export const askAi = (sandbox: Sandbox, path: string, body: unknown, key = "Bearer sk-local"): Promise<Response> =>
  sandbox.fetch(
    new Request(`https://api.openai.com${path}`, {
      method: "POST",
      headers: { authorization: key, ...(body instanceof FormData ? {} : { "content-type": "application/json" }) },
      body: body instanceof FormData ? body : JSON.stringify(body),
    }),
  );
