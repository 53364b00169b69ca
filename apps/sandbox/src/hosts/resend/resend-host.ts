import { Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { readMail } from "./read-mail.ts";
import { ResendError } from "./resend-error.ts";
import { sentMailTable } from "./sent-mail.ts";

/** The key with which the local Worker sends mail. */
export const RESEND_API_KEY = "re_sandbox";

/** Requests per second. Source: docs/platforms/resend.md#limits. */
const PER_SECOND = 5;
const SECOND = 1000;

/** api.resend.com: takes mails and keeps them. Source: docs/platforms/resend.md. */
export function resendHost(deps: HostDeps): Host {
  const mails = sentMailTable(deps);
  const isTooFast = perSecond(deps.now);
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof ResendError) return c.json(error.body, error.status);
    throw error;
  });

  app.use(async (c, next) => {
    if (!c.req.header("user-agent")) return c.text("error code: 1010", 403);
    const key = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
    if (key === undefined) throw new ResendError(401, "missing_api_key", "Missing API Key");
    if (key !== RESEND_API_KEY) throw new ResendError(403, "invalid_api_key", "API key is invalid");
    if (isTooFast()) {
      c.header("retry-after", "1");
      throw new ResendError(
        429,
        "rate_limit_exceeded",
        `Too many requests. You can only make ${PER_SECOND} requests per second.`,
      );
    }
    return await next();
  });

  app.post("/emails", async (c) => {
    const key = c.req.header("idempotency-key");
    if (key !== undefined && (key.length < 1 || key.length > 256))
      throw new ResendError(400, "invalid_idempotency_key", "The key must be between 1-256 chars.");
    const body = await c.req.text();
    const earlier = key === undefined ? null : mails.answerTo(key);
    if (earlier && earlier.body !== body)
      throw new ResendError(
        409,
        "invalid_idempotent_request",
        "This idempotency key has already been used on a request with a different payload.",
      );
    if (earlier) return c.json({ id: earlier.id });
    const mail = { ...readMail(parsed(body)), id: crypto.randomUUID() };
    mails.add(mail, key, body);
    return c.json({ id: mail.id });
  });
  app.all("/emails", () => {
    throw new ResendError(405, "method_not_allowed", "Method is not allowed for the requested path");
  });
  app.notFound(() => {
    throw new ResendError(404, "not_found", "The requested endpoint does not exist.");
  });
  return { names: ["api.resend.com"], app };
}

/** Whether a request is one too many within this second. */
function perSecond(now: () => number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / SECOND);
    count = current === second ? count + 1 : 1;
    second = current;
    return count > PER_SECOND;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ResendError(400, "validation_error", "The request body is not valid JSON.");
  }
}
