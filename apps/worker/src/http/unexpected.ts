import { Refusal, type RefusalKind } from "@vignette/domain/kernel";
import type { Context } from "hono";
import { reportUnexpected } from "../adapters/log/report-unexpected.ts";
import type { HttpEnv } from "./http-env.ts";

const statuses = {
  invalid: 400,
  "too-large": 413,
  "signed-out": 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  limit: 429,
  unavailable: 503,
} as const satisfies Record<RefusalKind, number>;

/**
 * Handles any error of a route: a Refusal is answered with its message; anything else is a bug and is
 * reported.
 */
export function unexpected(error: Error, c: Context<HttpEnv>): Response {
  if (error instanceof Refusal) return refusalResponse(error);
  reportUnexpected(error);
  return Response.json({ error: "Something went wrong.", requestId: c.get("requestId") }, { status: 500 });
}

/** The response for a Refusal outside of tRPC. */
function refusalResponse(refusal: Refusal): Response {
  const { kind, code, message, field, retryAfterS, values } = refusal;
  const headers = retryAfterS === undefined ? {} : { "retry-after": String(retryAfterS) };
  const body = { error: message, code, field: field ?? null, ...(Object.keys(values).length > 0 && { values }) };
  return Response.json(body, { status: statuses[kind], headers });
}
