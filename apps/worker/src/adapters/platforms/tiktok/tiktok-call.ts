import { failureOf, type Rejected, type Unreachable } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { ask } from "../wire/ask.ts";
import { tokenRefused, unreachable } from "../wire/unreachable.ts";

/** An answer of TikTok's API. `garbled` says nothing: a proxy's page, an envelope without a code. */
export type TikTokAnswer =
  | { type: "ok"; data: unknown }
  | { type: "error"; status: number; code: string; message: string }
  | { type: "garbled"; reason: string };

export type TikTokCall = (accessToken: string, path: string, body?: unknown) => Promise<TikTokAnswer>;

const HOST = "https://open.tiktokapis.com";

const TikTokError = z.object({ code: z.string(), message: z._default(z.string(), "") });
/**
 * TikTok wraps errors in most places and prints them flat in some.
 * Source: docs/platforms/tiktok.md#errors-and-rate-limits.
 */
const Envelope = z.union([
  z.object({ data: z.optional(z.unknown()), error: TikTokError }),
  z.pipe(
    TikTokError,
    z.transform((error) => ({ data: undefined, error })),
  ),
]);

/** Asks TikTok's API with a token: POST with a JSON body, or GET without one. */
export function tiktokCall(fetch: typeof globalThis.fetch): TikTokCall {
  return async (accessToken, path, body) => {
    const answer = await ask(fetch, `${HOST}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body !== undefined && { "content-type": "application/json; charset=UTF-8" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.type === "silence") return { type: "garbled", reason: answer.reason };
    const envelope = Envelope.safeParse(answer.body);
    if (!envelope.success) return { type: "garbled", reason: `it answered ${answer.status} without a meaning` };
    const { data, error } = envelope.data;
    if (error.code === "ok" && answer.status < 300) return { type: "ok", data };
    return { type: "error", status: answer.status, code: error.code, message: error.message };
  };
}

/** A no of TikTok's: surely nothing was done. Null where the answer does not tell that. */
export function tiktokNo(answer: TikTokAnswer): Rejected | Unreachable | null {
  if (answer.type !== "error" || answer.status >= 500) return null;
  if (answer.code === "access_token_invalid") return tokenRefused("it did not take our token");
  if (answer.status === 429) return unreachable("we asked too often");
  return { type: "rejected", failure: failureOf("tiktok", answer.code, answer.message) };
}

/** The same for calls that only read or change nothing: then no answer is no harm. */
export function tiktokHarmless(answer: Exclude<TikTokAnswer, { type: "ok" }>): Rejected | Unreachable {
  const reason = answer.type === "garbled" ? answer.reason : `${answer.status} ${answer.code}`;
  return tiktokNo(answer) ?? unreachable(reason);
}
