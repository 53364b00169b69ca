import type { Refusal } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { base64Of } from "../base64.ts";
import type { Stoppable } from "../generation.ts";
import type { ProviderConfig } from "../model-ports.ts";
import { type FailedAnswer, providerFetch } from "../provider-fetch.ts";
import {
  providerBusy,
  providerMisconfigured,
  providerRefused,
  providerUnavailable,
  providerUnusable,
  providerUsedUp,
} from "../provider-refusals.ts";

export type FalConfig = ProviderConfig & { key: string };

const QUEUE = "https://queue.fal.run/";
/** Where finished clips are stored. Nothing is downloaded from any other host, whatever the answer contains. */
const FILES = /^https:\/\/([\w-]+\.)*fal\.(media|ai|run)\//;
/** Timeout for the download of a clip, in ms. */
const DOWNLOAD = 120_000;

/** URLs from the provider's answer. They cannot be built here, because they leave out parts of the model's name. */
const OwnUrl = z.string().check(z.startsWith(QUEUE));
const Ticket = z.object({ status_url: OwnUrl, response_url: OwnUrl, cancel_url: OwnUrl });
const Status = z.looseObject({ status: z.string() });
const Result = z.looseObject({ video: z.looseObject({ url: z.string().check(z.regex(FILES)) }) });

/**
 * fal's queue: order, poll, download. Polling works everywhere; webhooks would need a public URL. Source:
 * docs/platforms/fal.md#queue.
 */
export const falQueue = (config: FalConfig) => ({
  /** Orders a run of a model, and gives the ticket to fetch its video with. */
  async order(model: string, input: Record<string, unknown>, { signal }: Stoppable): Promise<string> {
    // If the answer is lost, the order may still exist: repeating the call could be charged twice.
    const call = callOf(config, signal, { safeToRepeat: false });
    const body = JSON.stringify(input);
    return await read(call, `${QUEUE}${model}`, { method: "POST", body }, async (response) => {
      const ticket = Ticket.safeParse(await response.json().catch(() => null));
      if (!ticket.success) throw providerUnusable();
      return JSON.stringify(ticket.data);
    });
  },

  async look(
    ticket: string,
    { signal }: Stoppable,
  ): Promise<{ body: ReadableStream<Uint8Array>; placeholder: boolean } | null> {
    const { status_url, response_url } = Ticket.parse(JSON.parse(ticket));
    const status = await read(callOf(config, signal), status_url, {}, json(Status));
    if (status.status === "IN_QUEUE" || status.status === "IN_PROGRESS") return null;
    // The result shows whether the generation succeeded or failed.
    const call = callOf(config, signal);
    const { video } = await read(call, response_url, {}, json(Result));
    const download = providerFetch(config.fetch, { patience: DOWNLOAD, signal, refusalOf: falRefusal });
    const file = await download.fetch(video.url);
    if (!file.body) throw providerUnusable();
    return { body: file.body, placeholder: call.placeholder() };
  },

  async cancel(ticket: string): Promise<boolean> {
    const { cancel_url } = Ticket.parse(JSON.parse(ticket));
    try {
      await read(callOf(config, undefined), cancel_url, { method: "PUT" }, async () => null);
      return true;
    } catch {
      // The clip is finished or its status is unknown: it may still be delivered, and is ignored.
      return false;
    }
  },
});

/** fal reads files from data URIs as well: ours need no public address. Source: docs/platforms/fal.md#input. */
export const dataUriOf = ({ bytes, type }: { bytes: Uint8Array; type: string }): string =>
  `data:${type};base64,${base64Of(bytes)}`;

const callOf = (config: FalConfig, signal: AbortSignal | undefined, more: { safeToRepeat?: boolean } = {}) => {
  const headers = { authorization: `Key ${config.key}`, "content-type": "application/json" };
  const call = providerFetch(config.fetch, { patience: config.patience, signal, refusalOf: falRefusal, ...more });
  return { ...call, fetch: (url: string, init: RequestInit) => call.fetch(url, { ...init, headers }) };
};
type FalCall = ReturnType<typeof callOf>;

async function read<T>(call: FalCall, url: string, init: RequestInit, use: (response: Response) => Promise<T>) {
  try {
    return await use(await call.fetch(url, init));
  } catch (error) {
    throw call.failure(error);
  }
}

const json =
  <T>(schema: z.ZodMiniType<T>) =>
  async (response: Response): Promise<T> => {
    const body = schema.safeParse(await response.json().catch(() => null));
    if (!body.success) throw providerUnusable();
    return body.data;
  };

/** Source: docs/platforms/fal.md#errors: 422 describes what is wrong with the input; a locked user has no balance. */
function falRefusal({ status, body, retryAfterS }: FailedAnswer): Refusal {
  if (/Exhausted balance/i.test(body)) return providerUsedUp();
  if (status === 429) return providerBusy(retryAfterS);
  if (/content_policy|flagged|moderation/i.test(body)) return providerRefused();
  if (status === 422) return providerUnusable();
  return status === 401 || status === 403 || status === 404 ? providerMisconfigured() : providerUnavailable();
}
