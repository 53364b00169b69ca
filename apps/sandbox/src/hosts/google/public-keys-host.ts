import { Hono } from "hono";
import type { Host, HostDeps } from "../../host.ts";
import { signingKey } from "./signing-key.ts";

const CACHE_CONTROL = "public, max-age=21600, must-revalidate, no-transform";

/** www.googleapis.com: the public keys that identity tokens and Google's own tokens are verified with. */
export function publicKeysHost({ db }: HostDeps): Host {
  const app = new Hono();
  app.get("/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com", (c) =>
    c.json({ keys: [signingKey(db, "securetoken").jwk] }, 200, { "cache-control": CACHE_CONTROL }),
  );
  app.get("/oauth2/v3/certs", (c) =>
    c.json({ keys: [signingKey(db, "accounts.google.com").jwk] }, 200, { "cache-control": CACHE_CONTROL }),
  );
  return { names: ["www.googleapis.com"], app };
}
