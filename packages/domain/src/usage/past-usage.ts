import * as z from "zod/mini";
import { Instant } from "../kernel/index.ts";

const count = z.catch(z.number(), 0);

/**
 * What a deleted account had used of its last period. It names no user: its key is a keyed hash of the email address.
 * Collection `past_usage`. Source: ADR 44.
 */
export const PastUsage = z.object({
  images: count,
  videos: count,
  /** Spent in the period. */
  credits: count,
  resetsAt: Instant,
  expiresAt: Instant,
});
export type PastUsage = z.infer<typeof PastUsage>;

/** Mail services that ignore dots in a name. */
const IGNORING_DOTS: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** One spelling for all spellings of a mailbox: lower case, without what follows a `+`, and without dots at Gmail. */
export function mailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  const domain = address.slice(at + 1);
  const [name = ""] = address.slice(0, at).split("+");
  return `${IGNORING_DOTS.has(domain) ? name.replaceAll(".", "") : name}@${domain}`;
}
