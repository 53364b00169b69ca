import { Refusal } from "@vignette/domain/kernel";
import { APICallError, RetryError } from "ai";
import { providerUnavailable, refusalOf } from "./provider.ts";

/** What the AI SDK throws, as a Refusal. A Refusal stays what it is, however deep the SDK wrapped it. */
export function providerFailure(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (RetryError.isInstance(error)) return providerFailure(error.lastError);
  if (APICallError.isInstance(error)) {
    if (error.cause instanceof Refusal) return error.cause;
    return error.statusCode === undefined
      ? providerUnavailable()
      : refusalOf(error.statusCode, error.responseBody ?? "");
  }
  return providerUnavailable();
}
