import { emptyBrief } from "@vignette/domain/research";
import { type Creation, newCreation } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { DocumentError } from "../../../adapters/documents/documents.ts";
import { runNextStep, type StepDeps } from "./run-next-step.ts";

const now = 0 as never;
const owned = { uid: "u", projectId: "p", createdAt: now, lastUpdated: now };
const product = { ...owned, id: "product", purgeAt: null, brief: emptyBrief };
const input = { projectId: "p", productId: "product", hook: "Late again?", hookId: null, drawing: null };
const fresh = newCreation({ ...input, kind: "meme-image", template: "" }, { id: "c", uid: "u", product, now });
const job = { uid: "u", creationId: "c", run: "r", restarts: 0, id: "r-0" };

it("a step whose save Firestore does not answer is tried again, and fails nothing", async () => {
  let stored = { ...fresh, state: "generating", run: "r", script: { beats: [] } } as unknown as Creation;
  let lost = 1;
  const studio = {
    get: async () => ({ id: "c", value: stored, version: "1" }),
    async patch(_id: string, fields: Partial<Creation>) {
      if (lost-- > 0) throw new DocumentError("unavailable", "Firestore did not answer.");
      stored = { ...stored, ...fields };
    },
  };
  const deps = { studio, live: async () => undefined, clock: () => now } as unknown as StepDeps;
  await expect(runNextStep(deps, job)).rejects.toMatchObject({ kind: "unavailable" });
  expect(stored).toMatchObject({ state: "generating", failure: null });
  expect(await runNextStep(deps, job)).toBe("done");
  expect(stored).toMatchObject({ state: "draft", failure: null });
});
