import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./http-env.ts";

/** Gives each request an id and logs one line about it, without tokens, queries or email addresses. */
export const requestLog = createMiddleware<HttpEnv>(async (c, next) => {
  const startedAt = Date.now();
  c.set("requestId", crypto.randomUUID());
  await next();
  if (c.res.status !== 101) c.header("x-request-id", c.get("requestId"));
  logLine("info", {
    requestId: c.get("requestId"),
    method: c.req.method,
    path: loggedPath(new URL(c.req.url).pathname),
    status: c.res.status,
    ms: Date.now() - startedAt,
  });
});

/** Writes one structured line to the log. */
export function logLine(level: "info" | "warn" | "error", facts: Record<string, unknown>): void {
  console[level](JSON.stringify({ level, ...facts }));
}

/** The secret part of an attempt's media link or of a review link grants access, so it is not logged. */
function loggedPath(path: string): string {
  const opening = ["/media/attempt/", "/review/"].find((start) => path.startsWith(start));
  return opening === undefined ? path : `${opening}…`;
}
