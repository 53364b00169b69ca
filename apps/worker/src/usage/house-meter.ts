import type { Documents } from "../adapters/documents/documents.ts";
import type { Generation } from "../adapters/generation/generation.ts";
import type { Models } from "../adapters/generation/models.ts";
import type { Context } from "../context/context.ts";
import { aiSpendStore } from "../records/stores/ai-spend-store.ts";
import { spendLines } from "./settle-credits.ts";

type Deps = { documents: Documents; models: Pick<Models, "metered">; newId: Context["newId"]; now: Context["now"] };

/**
 * The models for calls that we pay for ourselves: only for what is made once for all users, because nothing else limits
 * them. They cost no credits, and stand in what the providers cost this month. Source: ADR 71.
 */
export const modelsOfHouse = ({ documents, models, newId, now }: Deps): Generation =>
  models.metered({
    book: async (verb) => ({
      settle: (spent) =>
        documents
          .commit([aiSpendStore(documents).add(newId(), spendLines(verb, spent ?? [], 0), now)])
          .then(() => undefined),
      release: async () => undefined,
    }),
  });
