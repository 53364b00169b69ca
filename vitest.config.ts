import "./scripts/local/offline.ts";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { lookPictures } from "./apps/web/site/drawn/look-pictures.ts";
import { LongestFirst } from "./scripts/testing/longest-first.ts";
import { PATIENT } from "./scripts/testing/patience.ts";
import { WASM_FLAGS } from "./scripts/testing/wasm-flags.ts";

/**
 * For projects whose files Node runs as they are: it loads a module in half the processor time that Vite takes to transform
 * it. Without JSX, and without mocks of modules.
 */
const AS_NODE_RUNS_IT = { viteModuleRunner: false, nodeLoader: false };

/** Tests that load JSX. Others of the same packages do not. */
const COMPONENTS = ["packages/ui/src/**/*.test.tsx", "apps/web/src/**/*.test.tsx"];

export default defineConfig({
  test: {
    silent: "passed-only",
    sequence: { sequencer: LongestFirst },
    // Vitest leaves one processor free, which is half of the machine that runs the checks.
    maxWorkers: availableParallelism(),
    projects: [
      "apps/worker/vitest.config.ts",
      {
        test: {
          name: "unit",
          // Facts about pure code: nothing to keep apart, and a worker per file costs more than the tests.
          ...PATIENT,
          execArgv: WASM_FLAGS,
          experimental: AS_NODE_RUNS_IT,
          isolate: false,
          setupFiles: ["test/same-examples.ts", "test/one-reader.ts"],
          globalSetup: ["packages/composition/test/browser/built-pages.ts"],
          include: [
            "packages/*/{src,test}/**/*.test.ts",
            "apps/web/{site,src}/**/*.test.ts",
            "scripts/**/*.test.ts",
            "test/**/*.test.ts",
          ],
        },
      },
      {
        plugins: [lookPictures()],
        test: {
          name: "components",
          ...PATIENT,
          execArgv: WASM_FLAGS,
          isolate: false,
          setupFiles: ["test/one-reader.ts"],
          include: COMPONENTS,
        },
      },
      {
        test: {
          name: "publishing",
          ...PATIENT,
          execArgv: WASM_FLAGS,
          experimental: AS_NODE_RUNS_IT,
          include: ["test/publishing/**/*.scenario.ts"],
          globalSetup: ["test/publishing/shared.ts"],
          // One app serves most of them, and a fault that one orders would hit another beside it.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "browser",
          ...PATIENT,
          execArgv: WASM_FLAGS,
          experimental: AS_NODE_RUNS_IT,
          include: ["apps/web/e2e/**/*.story.ts"],
          globalSetup: ["apps/web/e2e/support/shared.ts"],
          setupFiles: ["apps/web/e2e/support/keep-failed-pages.ts"],
          isolate: false,
          // Pages wait for each other and for the clock: while one story does, another goes on.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: "renderer",
          ...PATIENT,
          execArgv: WASM_FLAGS,
          experimental: AS_NODE_RUNS_IT,
          isolate: false,
          include: ["apps/renderer/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "sandbox",
          ...PATIENT,
          execArgv: WASM_FLAGS,
          experimental: AS_NODE_RUNS_IT,
          isolate: false,
          setupFiles: ["test/same-examples.ts"],
          include: ["apps/sandbox/**/*.test.ts"],
          // Packed clients are finished code of up to 3 MB: Node loads them as they are.
          server: { deps: { external: [/\/fixtures\/clients\//] } },
        },
      },
    ],
  },
});
