import { scrubbed } from "@vignette/domain/operations";
import { createMiddleware } from "hono/factory";
import { logLine } from "../adapters/log/log-line.ts";
import { inScope } from "../context/in-scope.ts";
import type { HttpEnv } from "./http-env.ts";

/**
 * Gives each request an id, which every log line and error report of the request carries and the client receives in
 * `x-request-id`, and logs one line about the request: no query, no token of a path. Source: ADR 53.
 */
export const requestLog = createMiddleware<HttpEnv>(async (c, next) => {
  const startedAt = Date.now();
  const requestId = crypto.randomUUID();
  const path = scrubbed(new URL(c.req.url).pathname);
  c.set("requestId", requestId);
  const host = { env: c.env, background: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) };
  await inScope(host, { requestId, work: `${c.req.method} ${path}` }, async () => {
    await next();
    if (c.res.status !== 101) c.header("x-request-id", requestId);
    logLine("info", "Request.", { status: c.res.status, ms: Date.now() - startedAt });
  });
});
