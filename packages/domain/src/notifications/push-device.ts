import * as z from "zod/mini";
import { Instant, line } from "../kernel/index.ts";

/**
 * The addresses of the push services of Chrome and its relatives, Firefox, Safari and Edge: a host, no user and no port.
 * Source: docs/platforms/web-push.md#hosts.
 */
const ADDRESS =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com|([a-z0-9-]+\.)+notify\.windows\.com)\/[!-~]+$/;

/** Whether an address is one of a browser's push service, and so may be called by the Worker. */
export const isPushService = (endpoint: string): boolean => ADDRESS.test(endpoint);

const base64Url = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`)));

/** A device that push messages can be sent to, as its browser describes it. */
export const PushDeviceInput = z.object({
  endpoint: line(1000, 1).check(z.refine(isPushService, "This is not a push service.")),
  /** The browser's public key: a point of P-256, 65 bytes. */
  p256dh: base64Url(87),
  /** 16 bytes that the browser shares with us only. */
  auth: base64Url(22),
  /** What the user calls it, such as "Chrome on Android". */
  name: line(80, 1),
});
export type PushDeviceInput = z.infer<typeof PushDeviceInput>;

/** A device of a user. Collection `push_devices`, keyed by the hash of its endpoint. */
export const PushDevice = z.object({
  id: z.string(),
  uid: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  name: z.string(),
  createdAt: Instant,
});
export type PushDevice = z.infer<typeof PushDevice>;

export const RemovePushDeviceInput = z.pick(PushDeviceInput, { endpoint: true });

/** Devices of one user; a further one replaces the oldest. Our own choice. */
export const MOST_DEVICES = 10;

/**
 * What a push message says. `tag` is the notification's id, so that a device shows a repeated message once; `path` is a
 * path of the app.
 */
export type PushMessage = { tag: string; title: string; body: string; path: string };
