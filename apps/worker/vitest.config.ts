import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { createSandbox, serviceKeys } from "@vignette/sandbox";
import { defineConfig } from "vitest/config";
import { PATIENT } from "../../scripts/testing/patience.ts";
import { firstQuestions } from "../../test/first-questions.ts";
import { keepSocketsPlain } from "./test/plain-sockets.ts";
import { aRenderer } from "./test/studio/rendering/a-renderer.ts";

const here = import.meta.dirname;

keepSocketsPlain();

/** The Worker's tests run in workerd; every call to the outside reaches a sandbox of their own. */
export default defineConfig({
  plugins: [
    cloudflareTest(async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "vignette-worker-test-"));
      process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
      const sandbox = createSandbox({
        dataDir,
        deliver: async () => new Response(null, { status: 202 }),
        renderer: aRenderer(),
      });
      await sandbox.seed("empty");
      // What a picture shows and how long a voice speaks is not looked at here: a tenth and a third of the work is enough.
      const settings = { method: "POST", body: JSON.stringify({ pictureDetail: 0.25, voiceSpeed: 3 }) };
      const answer = await sandbox.fetch(new Request("http://localhost:8788/__control/platforms", settings));
      if (!answer.ok) throw new Error(`The sandbox refused its settings: ${await answer.text()}`);
      return {
        wrangler: { configPath: join(here, "../../wrangler.toml") },
        miniflare: {
          outboundService: { node: sandbox.outbound },
          assets: { directory: join(here, "test/site"), binding: "ASSETS" },
          bindings: bindingsOf(sandbox.credentials),
        },
      };
    }),
  ],
  test: {
    name: "worker",
    root: here,
    include: ["{src,test}/**/*.test.ts"],
    provide: { firstQuestions: firstQuestions() },
    setupFiles: ["test/late-modules.ts", "test/leave-nothing.ts", "../../test/same-examples.ts"],
    // One workerd, one sandbox and one load of the Worker's modules serve all files: to start them for each costs more
    // than most files. So tests share the database, and a fault that one file orders would hit another beside it.
    isolate: false,
    fileParallelism: false,
    // Vitest wants projects with different numbers of workers to take turns.
    sequence: { groupOrder: 1 },
    // The first request loads the Worker: most of a minute in a fresh clone, while all projects start at once.
    ...PATIENT,
  },
});

function bindingsOf(credentials: ReturnType<typeof createSandbox>["credentials"]) {
  return {
    PUBLIC_ORIGIN: "http://localhost:8787",
    SANDBOX_ORIGIN: "http://localhost:8788",
    SEALING_KEY: btoa("a test key of thirty-two bytes!!"),
    RENDERER_SECRET: "a test secret of more than thirty-two characters",
    ...serviceKeys(credentials),
  };
}
