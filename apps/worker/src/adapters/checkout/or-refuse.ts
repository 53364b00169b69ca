import { checkoutFailed } from "@vignette/domain/billing";
import { logLine } from "../log/log-line.ts";
import { StripeError } from "./stripe-error.ts";

/** Logs Stripe's errors and throws the spec's refusal instead. Our own refusals pass through. */
export async function orRefuse<T>(ask: () => Promise<T | null | undefined>): Promise<T> {
  try {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    logLine("warn", error.message, error.facts);
  }
  throw checkoutFailed();
}

/** The same for calls whose answer is not needed. They must check it: any JSON object without an `error` is one. */
export async function doneOrRefuse(act: () => Promise<unknown>): Promise<void> {
  await orRefuse(async () => {
    await act();
    return true;
  });
}

/** For `catch`: passes over Stripe's errors with one of these codes. */
export function unlessCode(...codes: readonly string[]): (error: unknown) => null {
  return (error) => {
    if (error instanceof StripeError && codes.includes(error.facts.code ?? "")) return null;
    throw error;
  };
}

/** The objects of a list. Throws `checkoutFailed` without them: any JSON object without an `error` is an answer. */
export function listed<T>({ data }: { data: readonly T[] }): readonly T[] {
  if (!Array.isArray(data)) throw checkoutFailed();
  return data;
}
