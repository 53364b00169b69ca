import { m } from "@vignette/messages";
import { wordedAnswer } from "../../shared/refusals/worded.ts";
import { authorization } from "../../trpc.ts";

/** The URL of the payment page, or an error message; `again` if there was no answer and a retry may help. */
export type CheckoutAnswer = { url: string } | { message: string; again: boolean };

/** The spec's checkout call. Never rejects. Source: spec §7, HTTP; docs/experience.md#public-pages. */
export async function callCheckout(planId: string, uid: string): Promise<CheckoutAnswer> {
  try {
    const response = await fetch("/createCheckoutSessionHttp", {
      method: "POST",
      headers: { "content-type": "application/json", "x-user-id": uid, ...(await authorization()) },
      body: JSON.stringify({ planId }),
      signal: AbortSignal.timeout(30_000),
    });
    return checkoutAnswer(await response.json().catch(() => null));
  } catch {
    return { message: m.settings_checkout_unreachable(), again: true };
  }
}

/** The Worker's answer, or the spec's default text for an unknown one. */
export function checkoutAnswer(body: unknown): CheckoutAnswer {
  const { url } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof url === "string" && /^https?:\/\//.test(url)) return { url };
  return { message: wordedAnswer(body) || m.refusals_billing_checkout_failed(), again: false };
}
