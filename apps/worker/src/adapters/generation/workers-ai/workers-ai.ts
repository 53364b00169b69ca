import { Refusal } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import type { Stoppable } from "../generation.ts";
import type { ProviderConfig } from "../model-ports.ts";
import { type FailedAnswer, type ProviderFetch, providerFetch } from "../provider-fetch.ts";
import {
  providerBusy,
  providerMisconfigured,
  providerRefused,
  providerSlow,
  providerUnavailable,
  providerUnusable,
  providerUsedUp,
} from "../provider-refusals.ts";

/** Models on Cloudflare Workers AI. */
export type WorkersAiConfig = ProviderConfig & { accountId: string; token: string };

const Failure = z.looseObject({ errors: z.array(z.looseObject({ code: z.number(), message: z.string() })) });

/** The model could not answer in the requested format. */
export const formNotMet = () => new Refusal("unavailable", "generation.form-not-met", providerUnusable().message);

/**
 * Runs a model through the REST API: it behaves like the binding, which has no local simulation. Answers JSON in an
 * envelope, or raw bytes. Source: docs/platforms/workers-ai.md#answers.
 */
export async function runModel<T>(
  config: WorkersAiConfig,
  input: unknown,
  { signal }: Stoppable,
  read: (response: Response, call: ProviderFetch) => Promise<T>,
): Promise<T> {
  const { accountId, token, model, patience } = config;
  const call = providerFetch(config.fetch, { patience, signal, refusalOf: workersAiRefusal });
  try {
    const url = `https://api.cloudflare.com/client/v4/accounts/${accountId}/ai/run/${model}`;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    return await read(await call.fetch(url, { method: "POST", headers, body: JSON.stringify(input) }), call);
  } catch (error) {
    throw call.failure(error);
  }
}

/** The content of the envelope. Throws a Refusal if it does not match `schema`. */
export async function resultOf<T>(response: Response, schema: z.ZodMiniType<T>): Promise<T> {
  const body = z.object({ result: schema }).safeParse(await response.json().catch(() => null));
  if (!body.success) throw providerUnusable();
  return body.data.result;
}

/** Source: docs/platforms/workers-ai.md#errors: their own codes are more precise than the status. */
function workersAiRefusal({ status, body, retryAfterS }: FailedAnswer): Refusal {
  const code = codeIn(body);
  if (code === 3036) return providerUsedUp();
  if (code === 3040 || status === 429) return providerBusy(retryAfterS);
  if (code === 3030 || /NSFW|not allowed/i.test(body)) return providerRefused();
  if (code === 5024 || /JSON Mode couldn't be met/.test(body)) return formNotMet();
  if (code === 3007 || code === 3008) return providerSlow();
  if (code === 5007 || status === 401 || status === 403 || status === 404) return providerMisconfigured();
  return providerUnavailable();
}

function codeIn(body: string): number | null {
  try {
    return Failure.parse(JSON.parse(body)).errors[0]?.code ?? null;
  } catch {
    return null;
  }
}
