import { Hono } from "hono";
import * as z from "zod/mini";
import type { Host, HostDeps } from "../../host.ts";
import { envelopeTable } from "./envelopes.ts";

/** Where the local Worker sends error reports. */
export const SENTRY_DSN = "https://sandboxkey@o1.ingest.sentry.io/1";

const KEY = new URL(SENTRY_DSN).username;
const Header = z.looseObject({ event_id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
const ItemHeader = z.looseObject({ type: z.string(), length: z.optional(z.number()) });
const SentryEvent = z.looseObject({
  event_id: z.string(),
  timestamp: z.union([z.number(), z.string()]),
  platform: z.string(),
  level: z.enum(["fatal", "error", "warning", "info", "debug"]),
  exception: z.optional(
    z.looseObject({ values: z.array(z.looseObject({ type: z.string(), value: z.optional(z.string()) })) }),
  ),
});
/** Largest event, in bytes. Source: docs/platforms/sentry.md#answers. */
const MAX_EVENT = 1024 * 1024;

/** o1.ingest.sentry.io: takes envelopes and keeps their events. Source: docs/platforms/sentry.md. */
export function sentryHost(deps: HostDeps): Host {
  const envelopes = envelopeTable(deps);
  const app = new Hono();
  app.post("/api/:project/envelope/", async (c) => {
    const key = /sentry_key=([^,\s]+)/.exec(c.req.header("x-sentry-auth") ?? "")?.[1] ?? c.req.query("sentry_key");
    if (key !== KEY) return c.json({ detail: "bad sentry DSN public key" }, 403);
    const events = eventsIn(await c.req.text());
    if (typeof events === "string") return c.json({ detail: events }, 400);
    if (events.some((it) => JSON.stringify(it).length > MAX_EVENT))
      return c.json({ detail: "envelope too large" }, 413);
    for (const event of events) envelopes.add(event);
    return c.json({ id: events[0]?.event_id });
  });
  app.notFound((c) => c.json({ detail: "not found" }, 404));
  return { names: ["o1.ingest.sentry.io"], app };
}

/** The events of an envelope, or what is wrong with it. Items of other types are ignored. */
function eventsIn(text: string): z.infer<typeof SentryEvent>[] | string {
  const end = text.indexOf("\n");
  if (!z.safeParse(Header, parsed(text.slice(0, end))).success) return "invalid envelope header";
  const events = [];
  for (let rest = Buffer.from(text.slice(end + 1)); rest.length > 0; ) {
    const line = rest.indexOf("\n");
    const header = z.safeParse(ItemHeader, parsed(rest.subarray(0, line).toString()));
    if (line < 0 || !header.success) return "invalid item header";
    const body = rest.subarray(line + 1);
    const newline = body.indexOf("\n");
    const length = header.data.length ?? (newline < 0 ? body.length : newline);
    if (length > body.length) return "unexpected end of file";
    if (header.data.type === "event") {
      const event = z.safeParse(SentryEvent, parsed(body.subarray(0, length).toString()));
      if (!event.success) return "invalid event";
      events.push(event.data);
    }
    rest = body.subarray(length + 1);
  }
  return events;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
