import { Hono } from "hono";
import * as z from "zod/mini";
import type { HostDeps } from "../../host.ts";
import { identityDeps } from "./identity.ts";

const Claims = z.object({ claims: z.record(z.string(), z.unknown()) });
const Settings = z.strictObject({ enableImprovedEmailPrivacy: z.boolean() });

/**
 * The settings of the identity project (`POST /__control/identity`), and tokens with any claims, signed as genuine
 * (`POST /__control/identity/tokens`).
 */
export function identityControl(deps: HostDeps): Hono {
  const identity = identityDeps(deps);
  const app = new Hono();
  app.get("/__control/identity", (c) => c.json(identity.settings.read()));
  app.post("/__control/identity", async (c) => {
    const settings = Settings.safeParse(await c.req.json().catch(() => null));
    return settings.success
      ? c.json(identity.settings.change(settings.data))
      : c.json({ error: "Send { enableImprovedEmailPrivacy: boolean }." }, 400);
  });
  app.post("/__control/identity/tokens", async (c) => {
    const wanted = Claims.safeParse(await c.req.json().catch(() => null));
    return wanted.success
      ? c.json({ idToken: await identity.tokens.signClaims(wanted.data.claims) })
      : c.json({ error: "Send { claims: { … } }." }, 400);
  });
  return app;
}
