import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Host, HostDeps } from "../../host.ts";
import { opened } from "./opened.ts";
import { pushTable } from "./push-table.ts";
import { vapidFault } from "./vapid.ts";

/** Largest message, in bytes. Source: RFC 8030, section 7.2. */
const MAX = 4096;

/**
 * The push services of browsers: they take messages and open those for subscriptions that were made here. A real browser on
 * this machine subscribes at the real fcm.googleapis.com: its messages are counted, and cannot be opened. Source:
 * docs/platforms/web-push.md.
 */
export function webPushHosts(deps: HostDeps): Host[] {
  const table = pushTable(deps);

  async function take(c: Context, origin: string, subscription: ReturnType<typeof table.find>): Promise<Response> {
    const fault = vapidFault(c.req.header("authorization"), origin, deps.machineNow());
    if (fault !== null) return c.json({ code: 401, errno: 109, error: "Unauthorized", message: fault }, 401);
    if (c.req.header("ttl") === undefined || c.req.header("content-encoding") !== "aes128gcm")
      return c.json({ code: 400, errno: 110, error: "Bad Request", message: "TTL or encoding missing" }, 400);
    const body = Buffer.from(await c.req.arrayBuffer());
    if (body.length > MAX) return c.json({ code: 413, errno: 104, error: "Payload Too Large" }, 413);
    const text = subscription && opened(body, subscription);
    table.arrived(origin + new URL(c.req.url).pathname, text === null ? null : JSON.parse(text));
    return c.body(null, 201, { location: `${origin}/m/${crypto.randomUUID()}`, ttl: c.req.header("ttl") ?? "0" });
  }

  const mozilla = new Hono();
  mozilla.post("/wpush/v2/:id", async (c) => {
    const subscription = table.find(c.req.param("id"));
    if (!subscription) return c.json({ code: 410, errno: 106, error: "Gone", message: "No such subscription" }, 410);
    return await take(c, "https://updates.push.services.mozilla.com", subscription);
  });
  const google = new Hono();
  google.post("/fcm/send/:id", (c) => take(c, "https://fcm.googleapis.com", null));
  return [
    { names: ["updates.push.services.mozilla.com"], app: mozilla },
    { names: ["fcm.googleapis.com"], app: google },
  ];
}

const Ended = z.strictObject({ endpoint: z.string() });

/**
 * `POST /__control/push/subscriptions` subscribes as a browser does, `DELETE` with `{ endpoint }` ends a subscription,
 * `GET /__control/push` lists the messages that arrived, opened, newest first.
 */
export function webPushControl(deps: HostDeps): Hono {
  const table = pushTable(deps);
  const app = new Hono();
  app.get("/__control/push", (c) => c.json(table.all()));
  app.post("/__control/push/subscriptions", (c) => c.json(table.subscribe()));
  app.delete("/__control/push/subscriptions", async (c) => {
    const { endpoint } = Ended.parse(await c.req.json());
    table.unsubscribe(endpoint.split("/").at(-1) ?? "");
    return c.json({ ok: true });
  });
  return app;
}
