import { emailNotVerified } from "@vignette/domain/identity";
import type { Generation } from "../adapters/generation/generation.ts";
import type { TokenUser } from "../adapters/identity/verify-token.ts";
import { type MeterDeps, modelsOfUser } from "./credit-meter.ts";

/**
 * The paid models for a user who may spend credits. Refused until the email address is verified, so that free accounts
 * cannot be created in bulk to spend credits. Source: ADR 45.
 */
export function paying(deps: MeterDeps, user: TokenUser): { generation: Generation } {
  if (!user.emailVerified) throw emailNotVerified(user.email);
  return { generation: modelsOfUser(deps, user.uid) };
}
