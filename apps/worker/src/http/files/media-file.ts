import type { Handler } from "hono";
import { clock } from "../../adapters/clock.ts";
import { fileLinks } from "../../adapters/files/file-link.ts";
import { serveFile } from "../../adapters/files/serve-file.ts";
import { sealingKeysOf } from "../../adapters/sealing-keys.ts";
import { assertAddressRate } from "../gates/rate-limits.ts";
import type { HttpEnv } from "../http-env.ts";

/** The file under a key never changes, so the holder of the link may cache it. */
const KEEP = "private, max-age=31536000, immutable";

/**
 * Serves a file from R2 under a signed link. One that may not be there yet is asked for with `optional=1` and answered with
 * 204, so that a browser logs no error.
 */
export const mediaFile: Handler<HttpEnv> = async (c) => {
  const key = await fileLinks(sealingKeysOf(c.env), clock).keyOf(new URL(c.req.url));
  if (key === null) await assertAddressRate(c.req.raw.headers, c.env);
  if (key === null) return c.json({ error: "This link does not hold any more." }, 403);
  const file = await serveFile(c.env.FILES, key, c.req.raw, KEEP);
  if (file) return file;
  if (c.req.query("optional") === "1") return c.body(null, 204, { "cache-control": "no-store" });
  return c.json({ error: "There is no such file." }, 404);
};
