import { failureOf, type NoAnswer, type Rejected, type Unreachable } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { ask } from "../wire/ask.ts";
import { tokenRefused, unreachable } from "../wire/unreachable.ts";

/** An answer from TikTok's API. `garbled` leaves the outcome open: a proxy's page, or an envelope without a code. */
export type TikTokAnswer =
  | { type: "ok"; data: unknown }
  | { type: "error"; status: number; code: string; message: string }
  | { type: "garbled"; why: NoAnswer };

export type TikTokCall = (accessToken: string, path: string, body?: unknown) => Promise<TikTokAnswer>;

const HOST = "https://open.tiktokapis.com";

const TikTokError = z.object({ code: z.string(), message: z._default(z.string(), "") });
/**
 * TikTok wraps errors in an envelope in most places and sends them flat in some. Source:
 * docs/platforms/tiktok.md#errors-and-rate-limits.
 */
const Envelope = z.union([
  z.object({ data: z.optional(z.unknown()), error: TikTokError }),
  z.pipe(
    TikTokError,
    z.transform((error) => ({ data: undefined, error })),
  ),
]);

/** Calls TikTok's API with a token: POST with a JSON body, or GET without one. */
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
    if (answer.type === "silence") return { type: "garbled", why: answer.why };
    const envelope = Envelope.safeParse(answer.body);
    if (!envelope.success) return { type: "garbled", why: "unclear" };
    const { data, error } = envelope.data;
    if (error.code === "ok" && answer.status < 300) return { type: "ok", data };
    return { type: "error", status: answer.status, code: error.code, message: error.message };
  };
}

/** A definite error: TikTok did nothing. Null if the answer leaves the outcome open. */
export function tiktokNo(answer: TikTokAnswer): Rejected | Unreachable | null {
  if (answer.type !== "error" || answer.status >= 500) return null;
  if (answer.code === "access_token_invalid") return tokenRefused();
  if (answer.status === 429) return unreachable("too-often");
  return { type: "rejected", failure: failureOf("tiktok", answer.code, answer.message) };
}

/** The same for calls without side effects: an open outcome counts as unreachable. */
export function tiktokHarmless(answer: Exclude<TikTokAnswer, { type: "ok" }>): Rejected | Unreachable {
  return tiktokNo(answer) ?? unreachable(tiktokSilence(answer));
}

/** Why an answer says nothing of what was asked. */
export const tiktokSilence = (answer: Exclude<TikTokAnswer, { type: "ok" }>): NoAnswer =>
  answer.type === "garbled" ? answer.why : { said: `${answer.status} ${answer.code}` };
