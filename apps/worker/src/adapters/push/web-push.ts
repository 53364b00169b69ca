import { buildPushPayload } from "@block65/webcrypto-web-push";
import { days, seconds } from "@vignette/domain/kernel";
import { isPushService } from "@vignette/domain/notifications";
import { operator } from "@vignette/domain/support";
import { logLine } from "../log/log-line.ts";
import type { PushOutcome, PushPort } from "./push-port.ts";

export type PushEnv = {
  /** The pair of keys by which browsers know us, in base64url; without them push messages are not offered. Source: RFC 8292. */
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
};

/** Timeout for a push service's answer, in ms. Our own choice. */
const PATIENCE = seconds(10);
/** How long a push service keeps a message for a device that is off, in ms. Our own choice. */
const KEPT_FOR = days(1);

/** Sends encrypted messages to the push services of browsers; null without keys. Source: docs/platforms/web-push.md. */
export function webPush(env: PushEnv, fetch: typeof globalThis.fetch): PushPort | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (!publicKey || !privateKey) return null;
  const vapid = { subject: `mailto:${operator.supportEmail}`, publicKey, privateKey };
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      // It was checked when it was stored; a document that was changed by hand must not send us elsewhere.
      if (!isPushService(endpoint)) return "gone";
      try {
        const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
        const options = { ttl: KEPT_FOR / 1000, urgency: "high", topic: await topicOf(message.tag) } as const;
        const { headers, body } = await buildPushPayload({ data: message, options }, subscription, vapid);
        const response = await fetch(endpoint, {
          method: "POST",
          headers,
          body,
          redirect: "manual",
          signal: AbortSignal.timeout(PATIENCE),
        });
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch (error) {
        logLine("warn", "A push service did not answer.", { error });
        return "unknown";
      }
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  logLine("warn", "A push service refused a message.", { status });
  return status === 429 || status >= 500 ? "unknown" : "refused";
}

/** At most 32 characters of base64url. Source: RFC 8030, section 5.4. */
async function topicOf(tag: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(tag)));
  return btoa(String.fromCharCode(...hash.subarray(0, 24)))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
