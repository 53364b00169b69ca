import type { Generation } from "../adapters/generation/generation.ts";
import type { Models } from "../adapters/generation/models.ts";

/**
 * The models for calls that we pay for ourselves: only for what is made once for all users, because nothing else limits
 * them. Source: ADR 71.
 */
export const modelsOfHouse = (models: Pick<Models, "metered">): Generation =>
  models.metered({ book: async () => ({ settle: async () => undefined, release: async () => undefined }) });
