import type { Handler } from "hono";
import { serveFile } from "../../adapters/files/serve-file.ts";
import { accountGateClient } from "../../adapters/platforms/account-gate-client.ts";
import { attemptSigner } from "../../adapters/platforms/attempt-signer.ts";
import { sealingKeysOf } from "../../adapters/sealing-keys.ts";
import { readAttemptPath } from "../../engine/publishing/attempt-url.ts";
import { assertAddressRate } from "../gates/rate-limits.ts";
import type { HttpEnv } from "../http-env.ts";

/**
 * Serves a file of a publishing attempt to a platform. Only a link with a valid signature reaches the account's gate,
 * which records the download before the first byte is sent, and rejects a closed link. The file must not be cached,
 * because a copy would outlive the link.
 */
export const mediaAttempt: Handler<HttpEnv> = async (c) => {
  const link = readAttemptPath(c.req.path);
  if (!link || !(await attemptSigner(sealingKeysOf(c.env)).holds(link))) {
    await assertAddressRate(c.req.raw.headers, c.env);
    return c.json({ error: "This link is closed." }, 410);
  }
  const gate = accountGateClient(c.env.ACCOUNTS)(link.accountId);
  const file = await gate.linkedFile(link.token, link.index, c.req.method === "GET");
  if (!file) return c.json({ error: "This link is closed." }, 410);
  return (
    (await serveFile(c.env.FILES, file.key, c.req.raw, "no-store")) ?? c.json({ error: "There is no such file." }, 404)
  );
};
