import { checkoutFailed } from "@vignette/domain/billing";
import Stripe from "stripe";
import { logLine } from "../log/log-line.ts";

/** Logs Stripe's errors and throws the spec's refusal instead. Our own refusals pass through. */
export async function orRefuse<T>(ask: () => Promise<T | null | undefined>): Promise<T> {
  try {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, param, requestId, statusCode } = error;
    logLine("warn", "Stripe refused.", { type, code, param, requestId, statusCode });
  }
  throw checkoutFailed();
}

/** The same for calls whose answer is not needed. They must check it: the SDK accepts any JSON without an `error`. */
export async function doneOrRefuse(act: () => Promise<unknown>): Promise<void> {
  await orRefuse(async () => {
    await act();
    return true;
  });
}

/** For `catch`: passes over Stripe's errors with one of these codes. */
export function unlessCode(...codes: readonly string[]): (error: unknown) => null {
  return (error) => {
    if (error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? "")) return null;
    throw error;
  };
}

/** The objects of a list. Throws `checkoutFailed` without them: the SDK accepts any JSON that has no `error`. */
export function listed<T>({ data }: { data: readonly T[] }): readonly T[] {
  if (!Array.isArray(data)) throw checkoutFailed();
  return data;
}
