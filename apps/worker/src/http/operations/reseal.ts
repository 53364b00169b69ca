import { minutes } from "@vignette/domain/kernel";
import type { Handler } from "hono";
import * as z from "zod/mini";
import { machineClock } from "../../adapters/clock.ts";
import { documentRefusal } from "../../adapters/documents/document-refusal.ts";
import { signer } from "../../adapters/files/signer.ts";
import { tokenSeal } from "../../adapters/platforms/token-seal.ts";
import { keyIdOf, type SealingKeys, sealingKeysOf } from "../../adapters/sealing-keys.ts";
import { buildContext } from "../../context/build-context.ts";
import { ResealInput, resealAccounts } from "../../features/social-accounts/reseal-accounts.ts";
import { socialAccountStore } from "../../records/stores/social-account-store.ts";
import { textAtMost } from "../gates/at-most.ts";
import type { HttpEnv } from "../http-env.ts";
import { RESEAL_LABEL, resealMessage } from "./reseal-message.ts";

/** How long a signed request is accepted, in ms. */
const HOLDS_FOR = minutes(5);
const MAX_BODY = 1000;

/**
 * `POST /api/keys/reseal`: seals one page of accounts with the current key. Only `npm run rotate` calls it: the request
 * is signed with the current sealing key, which also proves that this key is deployed. Source: ADR 50.
 */
export const reseal: Handler<HttpEnv> = async (c) => {
  const body = await textAtMost(c.req.raw, MAX_BODY);
  const keys = sealingKeysOf(c.env);
  if (!(await isSigned(keys, body, c.req.header("x-vignette-signature") ?? ""))) {
    return c.json({ error: "This request is not signed with the current sealing key." }, 401);
  }
  const input = z.safeParse(ResealInput, parsed(body));
  if (!input.success) return c.json({ error: "Send { after, dryRun }." }, 400);
  const { documents, gates } = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const deps = { accounts: socialAccountStore(documents), gates, seal: tokenSeal(keys) };
  const page = await resealAccounts(deps, input.data).catch((error: unknown) => {
    throw documentRefusal(error) ?? error;
  });
  return c.json({ keyId: await keyIdOf(keys.current), ...page });
};

/** The header is `<until>.<signature>`; `until` in ms since the epoch. */
async function isSigned({ current }: SealingKeys, body: string, header: string): Promise<boolean> {
  const [until = "", signature = ""] = header.split(".");
  const left = Number(until) - machineClock();
  if (!(left > 0 && left <= HOLDS_FOR)) return false;
  return await signer({ current, old: null }, RESEAL_LABEL).holds(resealMessage(until, body), signature);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
