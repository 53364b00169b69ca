import type { Generation } from "../adapters/generation/generation.ts";
import type { TokenUser } from "../adapters/identity/verify-token.ts";
import { type MeterDeps, modelsOfUser } from "./credit-meter.ts";

/** What a user who may spend gets: models that are paid for with the user's credits. */
export function paying(deps: MeterDeps, user: TokenUser): { generation: Generation } {
  return { generation: modelsOfUser(deps, user.uid) };
}
