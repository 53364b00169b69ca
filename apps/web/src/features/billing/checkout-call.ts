import { CHECKOUT_FAILED } from "@vignette/domain/billing";
import { authorization } from "../../trpc.ts";

/** Where to go to pay, or why not; `again` where nothing was reached and another try may do. */
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
    return { message: "We couldn't reach checkout. You haven't been charged.", again: true };
  }
}

/** What the Worker said, or the spec's default text where it said nothing we know. */
export function checkoutAnswer(body: unknown): CheckoutAnswer {
  const { url, error } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof url === "string" && /^https?:\/\//.test(url)) return { url };
  return { message: typeof error === "string" && error !== "" ? error : CHECKOUT_FAILED, again: false };
}
