import { failureOf, type NoAnswer, type Rejected, type Unreachable } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import { ask } from "../wire/ask.ts";
import { tokenRefused, unreachable } from "../wire/unreachable.ts";

/** An error from Instagram. `subcode` is 0 if there is none. Source: docs/platforms/instagram.md#errors. */
export type InstagramError = { type: "error"; status: number; code: number; subcode: number; message: string };
/** An answer from Instagram's API. `garbled` leaves the outcome open: a proxy's page, or no answer. */
export type InstagramAnswer = { type: "ok"; body: unknown } | InstagramError | { type: "garbled"; why: NoAnswer };

export type InstagramCall = (
  accessToken: string,
  method: "GET" | "POST",
  path: string,
  fields: Record<string, string>,
) => Promise<InstagramAnswer>;

const HOST = "https://graph.instagram.com";
/** Source: docs/platforms/instagram.md#version: documentation samples use it, and versions live for two years. */
const VERSION = "v25.0";

const WireError = z.object({
  error: z.object({
    message: z._default(z.string(), ""),
    code: z.number(),
    error_subcode: z._default(z.number(), 0),
    error_user_msg: z._default(z.string(), ""),
  }),
});

/** Calls Instagram's API with a token: GET with a query, or POST with a form. `path` starts with the object's id. */
export function instagramCall(fetch: typeof globalThis.fetch): InstagramCall {
  return async (accessToken, method, path, fields) => {
    const query = method === "GET" && Object.keys(fields).length > 0 ? `?${new URLSearchParams(fields)}` : "";
    const answer = await ask(fetch, `${HOST}/${VERSION}/${path}${query}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
      ...(method === "POST" && { body: new URLSearchParams(fields) }),
    });
    return answer.type === "silence" ? { type: "garbled", why: answer.why } : meaningOf(answer);
  };
}

export function meaningOf({ status, body }: { status: number; body: unknown }): InstagramAnswer {
  const refused = WireError.safeParse(body);
  if (refused.success) {
    const { code, error_subcode: subcode, message, error_user_msg } = refused.data.error;
    return { type: "error", status, code, subcode, message: error_user_msg || message };
  }
  return status < 300 && typeof body === "object" && body !== null
    ? { type: "ok", body }
    : { type: "garbled", why: "unclear" };
}

/**
 * Unwraps the form of success that some pages document: `{"data":[{…}]}` instead of `{…}`. Source:
 * docs/platforms/instagram.md#login.
 */
export function unwrapped(body: unknown): unknown {
  const data = typeof body === "object" && body !== null && "data" in body ? body.data : body;
  return Array.isArray(data) ? data[0] : data;
}

const TOKEN_CODES = [190, 102];
const RATE_CODES = [4, 17, 32, 613];
/** Has the code of a rate limit, 4, but is a permanent block. */
const BLOCKED = 2207051;

/** The meaning of an error for a call that can safely be repeated. Source: docs/platforms/instagram.md#errors. */
export function instagramHarmless(answer: Exclude<InstagramAnswer, { type: "ok" }>): Rejected | Unreachable {
  if (answer.type === "garbled") return unreachable(answer.why);
  const { code, subcode, status, message } = answer;
  if (TOKEN_CODES.includes(code)) return tokenRefused();
  if (RATE_CODES.includes(code) && subcode !== BLOCKED) return unreachable("too-often");
  if (status >= 500 || (code < 0 && subcode === 0) || code === 2) return unreachable({ said: `${status} ${message}` });
  return { type: "rejected", failure: instagramFailure(answer) };
}

export function instagramFailure({ code, subcode, message }: InstagramError) {
  return failureOf("instagram", String(subcode || (code >= 200 && code < 300 ? 200 : code)), message);
}
