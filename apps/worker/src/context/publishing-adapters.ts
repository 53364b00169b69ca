import { clock } from "../adapters/clock.ts";
import { outboundFetch } from "../adapters/outbound-fetch.ts";
import { accountGateClient } from "../adapters/platforms/account-gate-client.ts";
import { instagram } from "../adapters/platforms/instagram/instagram.ts";
import type { Instagram, TikTok } from "../adapters/platforms/platform.ts";
import { platformGate } from "../adapters/platforms/platform-gate-client.ts";
import { tiktok } from "../adapters/platforms/tiktok/tiktok.ts";
import { workflowPublisher } from "../adapters/platforms/workflow-publisher.ts";
import { browserUrl } from "./browser-url.ts";
import type { Context } from "./context.ts";
import type { Env } from "./env.ts";
import { publicOrigin } from "./public-origin.ts";

/** The adapters of publishing: the platforms, the gate of each account, the engine. */
export function publishingAdapters(env: Env): Pick<Context, "platforms" | "gates" | "publisher"> {
  const gates = accountGateClient(env.ACCOUNTS);
  return {
    platforms: platformGate({
      platforms: platformAdapters(env),
      gates,
      browserUrl: (url) => browserUrl(url, env.SANDBOX_ORIGIN),
    }),
    gates,
    publisher: workflowPublisher(env.PUBLISH_POST),
  };
}

/** Both platforms, without any account's tokens. */
export function platformAdapters(env: Env): { tiktok: TikTok; instagram: Instagram } {
  const fetch = outboundFetch((input, init) => globalThis.fetch(input, init));
  return {
    tiktok: tiktok({
      fetch,
      now: clock,
      clientKey: env.TIKTOK_CLIENT_KEY,
      clientSecret: env.TIKTOK_CLIENT_SECRET,
      redirectUri: `${publicOrigin(env)}/tiktok-callback`,
    }),
    instagram: instagram({
      fetch,
      now: clock,
      clientId: env.INSTAGRAM_CLIENT_ID,
      clientSecret: env.INSTAGRAM_CLIENT_SECRET,
      redirectUri: `${publicOrigin(env)}/auth/callback/instagram`,
    }),
  };
}
