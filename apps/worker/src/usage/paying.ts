import { emailNotVerified } from "@vignette/domain/identity";
import type { Generation } from "../adapters/generation/generation.ts";
import type { TokenUser } from "../adapters/identity/verify-token.ts";
import { type MeterDeps, modelsOfUser } from "./credit-meter.ts";

/**
 * What a user who may spend gets: models that are paid for with the user's credits. Refused until the email address is
 * verified: an account must cost something to make before it may cost us something. Source: ADR 45.
 */
export function paying(deps: MeterDeps, user: TokenUser): { generation: Generation } {
  if (!user.emailVerified) throw emailNotVerified(user.email);
  return { generation: modelsOfUser(deps, user.uid) };
}
