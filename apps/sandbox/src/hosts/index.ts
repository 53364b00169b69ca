import type { Host, HostDeps } from "../host.ts";
import { platformClock } from "../platform-settings.ts";
import { elevenLabsHost } from "./elevenlabs/eleven-labs-host.ts";
import { falHosts } from "./fal/fal-hosts.ts";
import { firestoreHost } from "./firestore/firestore-host.ts";
import { ipHosts } from "./geo/ip-hosts.ts";
import { reverseGeocodeHost } from "./geo/reverse-geocode-host.ts";
import { accountsHost } from "./google/accounts-host.ts";
import { publicKeysHost } from "./google/public-keys-host.ts";
import { tokenExchangeHost } from "./google/token-exchange-host.ts";
import { identityToolkitHost, secureTokenHost } from "./identity/api/identity-toolkit-host.ts";
import { instagramHosts } from "./instagram/index.ts";
import { openAiHost } from "./openai/openai-host.ts";
import { pexelsHosts } from "./pexels/pexels-hosts.ts";
import { rendererHost } from "./renderer/renderer-host.ts";
import { resendHost } from "./resend/resend-host.ts";
import { sentryHost } from "./sentry/sentry-host.ts";
import { stripeHosts } from "./stripe/index.ts";
import { tiktokHosts } from "./tiktok/index.ts";
import { webPagesHost } from "./web-pages/web-pages-host.ts";
import { webPushHosts } from "./web-push/web-push-hosts.ts";
import { workersAiHost } from "./workers-ai/workers-ai-host.ts";

/** Every host the sandbox answers for. */
export function allHosts(deps: HostDeps): Host[] {
  const platform = { ...deps, now: platformClock(deps.db, deps.now) };
  return [
    identityToolkitHost(deps),
    secureTokenHost(deps),
    publicKeysHost(deps),
    tokenExchangeHost(deps),
    accountsHost(deps),
    openAiHost(deps),
    workersAiHost(deps),
    elevenLabsHost(),
    ...falHosts(deps),
    ...pexelsHosts(deps),
    ...ipHosts(deps),
    reverseGeocodeHost(deps),
    firestoreHost(deps),
    ...tiktokHosts(platform),
    ...instagramHosts(platform),
    ...stripeHosts(deps),
    rendererHost(deps),
    sentryHost(deps),
    resendHost(deps),
    ...webPushHosts(deps),
    webPagesHost(deps),
  ];
}
