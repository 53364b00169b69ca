import * as z from "zod/mini";
import { formFields } from "./form-fields.ts";
import { StripeError } from "./stripe-error.ts";

/** Source: docs/platforms/stripe.md#api. The version is that of the package whose types describe the answers. */
const BASE = "https://api.stripe.com/v1";
const VERSION = "2026-10-28.endive";

/** Timeout for one answer, in ms. */
const TIMEOUT = 10_000;
/** Maximum number of retries of a call. */
const RETRIES = 2;
/** The pause before the first retry, in ms; the next one is up to twice as long, as in Stripe's own package. */
const FIRST_PAUSE = 500;

type Request = {
  method: "GET" | "POST" | "DELETE";
  /** Below `/v1`, encoded: `/customers/cus_1`. */
  path: string;
  params?: object;
  /** Repeating a call with the same key has no second effect. Every POST has one, chosen here if none is given. */
  key?: string;
};

/** Calls Stripe. Gives any JSON object without an error: callers check it. Throws a StripeError. */
export type StripeCall = <T>(request: Request) => Promise<T>;

/**
 * A client for the few calls we make: Stripe's package cannot be tree-shaken and would be a tenth of the bundle (ADR
 * 58). Calls that get no answer, or that may succeed the second time, are retried.
 */
export function stripeCall(secretKey: string, fetch: typeof globalThis.fetch): StripeCall {
  async function once({ method, path, params = {}, key }: Request): Promise<Answer> {
    const fields = formFields(params).toString();
    const isPost = method === "POST";
    try {
      const response = await fetch(`${BASE}${path}${isPost || fields === "" ? "" : `?${fields}`}`, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          "stripe-version": VERSION,
          ...(isPost && { "content-type": "application/x-www-form-urlencoded" }),
          ...(key !== undefined && { "idempotency-key": key }),
        },
        ...(isPost && { body: fields }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      return { response, text: await response.text() };
    } catch (cause) {
      throw new StripeError("Stripe did not answer.", { status: null, requestId: null }, { cause });
    }
  }

  return async <T>(request: Request) => {
    const { method, key = method === "POST" ? crypto.randomUUID() : undefined } = request;
    const keyed = { ...request, ...(key !== undefined && { key }) };
    for (let tried = 0; ; tried += 1) {
      const answer = await once(keyed).catch((error: unknown) => {
        if (tried === RETRIES) throw error;
        return null;
      });
      if (answer && (tried === RETRIES || !isRepeated(answer.response))) return objectIn(answer) as T;
      const pause = FIRST_PAUSE * Math.max(1, 2 ** tried * (0.5 + Math.random() / 2));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
}

type Answer = { response: Response; text: string };

/** Whether a call may succeed the second time. Source: docs/platforms/stripe.md#errors. */
function isRepeated({ status, headers }: Response): boolean {
  const said = headers.get("stripe-should-retry");
  return said === null ? status === 409 || status >= 500 : said === "true";
}

const Failure = z.object({
  error: z.object({
    type: z.optional(z.string()),
    code: z.optional(z.string()),
    param: z.optional(z.string()),
  }),
});

function objectIn({ response, text }: Answer): unknown {
  const { status, ok, headers } = response;
  const requestId = headers.get("request-id");
  const body = parsed(text);
  const failure = z.safeParse(Failure, body);
  if (failure.success) throw new StripeError("Stripe refused.", { ...failure.data.error, status, requestId });
  if (!ok || typeof body !== "object" || body === null)
    throw new StripeError("Stripe's answer cannot be used.", { status, requestId });
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
