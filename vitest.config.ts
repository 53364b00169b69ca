import "./scripts/local/offline.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    silent: "passed-only",
    projects: [
      "apps/worker/vitest.config.ts",
      {
        test: {
          name: "unit",
          // Facts about pure code: nothing to keep apart, and a worker per file costs more than the tests.
          isolate: false,
          include: [
            "packages/*/{src,test}/**/*.test.{ts,tsx}",
            "apps/web/src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "test/**/*.test.ts",
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "publishing",
          include: ["test/publishing/**/*.scenario.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["apps/web/e2e/**/*.story.ts"],
          globalSetup: ["apps/web/e2e/shared.ts"],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          fileParallelism: false,
        },
      },
      { test: { name: "renderer", include: ["apps/renderer/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 } },
      {
        test: {
          name: "sandbox",
          isolate: false,
          include: ["apps/sandbox/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
