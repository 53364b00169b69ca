import { Hono } from "hono";
import * as z from "zod/mini";
import type { HostDeps } from "../../host.ts";
import { scriptsRun } from "./walls.ts";
import { webPagesHost } from "./web-pages-host.ts";

const Event = z.enum(["load", "domcontentloaded", "networkidle0", "networkidle2"]);
const Kind = z.enum(["document", "stylesheet", "image", "media", "font", "script", "xhr", "fetch", "other"]);
const Options = z.strictObject({
  url: z.string().check(z.regex(/^https?:\/\//)),
  rejectResourceTypes: z.optional(z.array(Kind)),
  gotoOptions: z.optional(
    z.strictObject({
      waitUntil: z.optional(z.union([Event, z.array(Event)])),
      timeout: z.optional(z.number().check(z.minimum(1), z.maximum(60_000))),
    }),
  ),
});

/**
 * Browser Run's quick action "content": the HTML of a page of the small web after its scripts ran. Source:
 * docs/platforms/cloudflare.md#browser-run.
 */
export function browserRun(deps: Pick<HostDeps, "db">): Hono {
  const web = webPagesHost(deps).app;
  const app = new Hono();
  app.post("/client/v4/accounts/:account/browser-rendering/content", async (c) => {
    const options = Options.safeParse(await c.req.json().catch(() => null));
    if (!options.success) {
      const errors = options.error.issues.map(({ message, path }) => ({ message, path: path.join(".") }));
      return c.json({ success: false, errors }, 400);
    }
    const page = await web.fetch(new Request(options.data.url));
    const result = scriptsRun(await page.text());
    return c.json({ success: true, result, meta: { status: page.status, title: "" } });
  });
  return app;
}
