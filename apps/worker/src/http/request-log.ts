import { type Outcome, scrubbed } from "@vignette/domain/operations";
import { createMiddleware } from "hono/factory";
import { clock } from "../adapters/clock.ts";
import { logLine } from "../adapters/log/log-line.ts";
import { measure } from "../adapters/metrics/measure.ts";
import { inScope } from "../context/in-scope.ts";
import type { HttpEnv } from "./http-env.ts";

/**
 * Gives each request an id, which every log line and error report of the request carries and the client receives in
 * `x-request-id`, and logs one line about the request: no query, no token of a path. Source: ADR 53.
 */
export const requestLog = createMiddleware<HttpEnv>(async (c, next) => {
  const startedAt = clock();
  const requestId = crypto.randomUUID();
  const path = scrubbed(new URL(c.req.url).pathname);
  c.set("requestId", requestId);
  const host = { env: c.env, background: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) };
  await inScope(host, { requestId, work: `${c.req.method} ${path}` }, async () => {
    await next();
    if (c.res.status !== 101) c.header("x-request-id", requestId);
    const [{ status }, ms] = [c.res, clock() - startedAt];
    logLine("info", "Request.", { status, ms });
    // Procedures measure themselves: a request can carry several.
    if (!path.startsWith("/api/trpc/"))
      measure({ type: "request", name: nameOf(c.req.method, path), outcome: outcomeOf(status), ms });
  });
});

/** Groups requests under few names: the method and the first segments that are not ids, e.g. `PUT /api/uploads`. */
function nameOf(method: string, path: string): string {
  const [, first = "", second = ""] = path.split("/");
  if (first === "api" || first === "media") return `${method} /${first}/${second}`;
  return `${method} ${["live", "webhooks", "review", "dashboard", "blog"].includes(first) ? `/${first}` : "page"}`;
}

function outcomeOf(status: number): Outcome {
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "ok";
}
