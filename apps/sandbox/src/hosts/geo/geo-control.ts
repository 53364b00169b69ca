import { Hono } from "hono";
import * as z from "zod/mini";
import type { HostDeps } from "../../host.ts";
import { addressTable } from "./address-table.ts";

const Override = z.strictObject({
  ip: z.string().check(z.minLength(1)),
  countryCode: z.string(),
  countryName: z.string(),
});

/** `POST /__control/geo {ip, countryCode, countryName}` puts an address into a country; `DELETE` forgets all of them. */
export function geoControl({ db }: Pick<HostDeps, "db">): Hono {
  const addresses = addressTable(db);
  const app = new Hono();
  app.post("/__control/geo", async (c) => {
    const override = Override.safeParse(await c.req.json().catch(() => null));
    if (!override.success) return c.json({ error: "Send { ip, countryCode, countryName }." }, 400);
    const { ip, countryCode, countryName } = override.data;
    addresses.set(ip, { code: countryCode, name: countryName });
    return c.json({ ok: true });
  });
  app.delete("/__control/geo", (c) => {
    addresses.clear();
    return c.json({ ok: true });
  });
  return app;
}
