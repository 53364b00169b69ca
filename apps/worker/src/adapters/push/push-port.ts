import type { PushDevice, PushMessage } from "@vignette/domain/notifications";

/** `gone`: the browser has ended this subscription. `refused`: sending it again would not help. `unknown`: it may have arrived. */
export type PushOutcome = "sent" | "gone" | "refused" | "unknown";

/** Sends push messages to browsers. */
export type PushPort = {
  /** The key with which browsers subscribe, in base64url. */
  publicKey: string;
  /** Never throws. A message replaces one of the same tag that was not delivered yet. */
  send: (device: PushDevice, message: PushMessage) => Promise<PushOutcome>;
};
