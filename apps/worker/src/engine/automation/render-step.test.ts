import type { RecipeRun } from "@vignette/domain/automation";
import { expect, it } from "vitest";
import type { Stored } from "../../adapters/documents/documents.ts";
import { renderStep } from "./render-step.ts";
import type { RunDeps } from "./run-deps.ts";

const run = { id: "run", uid: "u", projectId: "p", recipeId: "r", creationId: "c", isTrial: false };
const rendering = { id: "run", value: { ...run, state: "rendering" }, version: "1" } as unknown as Stored<RecipeRun>;

it("a render that ends while a step reads fails nothing, and the next step takes its files over", async () => {
  let reads = 0;
  const patched: object[] = [];
  const deps = {
    now: 0,
    live: async () => undefined,
    renders: { get: async () => ({ value: { state: reads++ === 0 ? "drawing" : "done", failure: null } }) },
    studio: { get: async () => ({ value: { id: "c", assetId: reads++ === 0 ? null : "asset" } }) },
    recipes: { patchRun: async (_id: string, fields: object) => void patched.push(fields) },
  } as unknown as RunDeps;
  while ((await renderStep(deps, rendering)) === "wait");
  expect(patched).toMatchObject([{ state: "planning", assetId: "asset" }]);
});
