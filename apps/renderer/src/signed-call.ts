import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { RENDER_SIGNATURE_HEADER, RENDER_TIME_HEADER, renderCallText } from "@vignette/domain/studio";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

/**
 * A call is accepted this long after it was signed, in ms, because clocks differ. Repeating it is harmless: ids make it
 * idempotent.
 */
const HOLDS_FOR = 5 * 60_000;

type Options = { secret: string; maxBody: number; now: () => number };

/**
 * Lets a call pass only if it was signed with the secret, over its time, method, path and body. Sets `body` to its
 * text.
 */
export function signedCall({ secret, maxBody, now }: Options) {
  return createMiddleware<{ Variables: { body: string } }>(async (c, next) => {
    const body = await bodyOf(c, maxBody);
    if (body === null) return c.json({ error: "This job is too large." }, 413);
    if (!isSigned(c, body, secret, now())) return c.json({ error: "The signature does not hold." }, 401);
    c.set("body", body);
    return await next();
  });
}

function isSigned(c: Context, body: string, secret: string, now: number): boolean {
  const time = Number(c.req.header(RENDER_TIME_HEADER));
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const text = renderCallText({ time, method: c.req.method, path: c.req.path, bodyHash });
  const wanted = createHmac("sha256", secret).update(text).digest();
  const given = Buffer.from(c.req.header(RENDER_SIGNATURE_HEADER) ?? "", "hex");
  const holds = given.length === wanted.length && timingSafeEqual(given, wanted);
  return holds && Math.abs(now - time) <= HOLDS_FOR;
}

/** The body's text; null, and no more of it read, if it is longer than `max` bytes. Only PUT has one. */
async function bodyOf(c: Context, max: number): Promise<string | null> {
  if (c.req.method !== "PUT" || !c.req.raw.body) return "";
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of c.req.raw.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > max) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
