import { Refusal } from "@vignette/domain/kernel";
import { providerSlow, providerUnavailable, providerUnusable, stoppedMeanwhile } from "./provider-refusals.ts";

/** What may have ended a call early, and whether an answer had started by then. */
type Ends = { signal?: AbortSignal | undefined; deadline: AbortSignal; answered: boolean };

/** Maps any error of a provider call to a Refusal. A Refusal is returned unchanged, however deep an SDK wrapped it. */
export function providerFailure(error: unknown, { signal, deadline, answered }: Ends): Refusal {
  const refusal = refusalIn(error, 0);
  if (refusal) return refusal;
  if (signal?.aborted) return stoppedMeanwhile();
  if (deadline.aborted) return providerSlow();
  return answered ? providerUnusable() : providerUnavailable();
}

/** SDKs wrap what `fetch` throws as `cause` or `lastError`. */
function refusalIn(error: unknown, depth: number): Refusal | null {
  if (error instanceof Refusal) return error;
  if (depth > 4 || typeof error !== "object" || error === null) return null;
  const inner = "lastError" in error ? error.lastError : "cause" in error ? error.cause : null;
  return refusalIn(inner, depth + 1);
}
