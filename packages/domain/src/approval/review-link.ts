import * as z from "zod/mini";
import { days, hours, Id, Instant, later, type Refusal } from "../kernel/index.ts";
import { MOST_AT_ONCE } from "../scheduling/index.ts";
import { linkExpired, linkRevoked, linkUnknown, tooManyAnswers } from "./refusals.ts";

/** Days that a link may be open for. */
export const LinkDays = z.union([z.literal(1), z.literal(7), z.literal(14), z.literal(30)]);
export type LinkDays = z.infer<typeof LinkDays>;

/**
 * Lets a reviewer without an account see some posts of one project. Collection `review_links`, keyed by the SHA-256 of
 * the token in the address: a reader of the database cannot open a link.
 */
export const ReviewLink = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  uid: z.string(),
  projectId: Id,
  postIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: z.nullable(Instant),
  /** When it was last opened, to ten minutes. */
  openedAt: z.nullable(Instant),
  /** When something was said through it in the last hour. */
  acts: z.array(Instant),
  /** From then on Firestore's own expiry takes it; until then its page can say what became of it. */
  forgetAt: Instant,
});
export type ReviewLink = z.infer<typeof ReviewLink>;

/** How long a link that is over can still say so, in milliseconds. Our own choice. */
const REMEMBERED = days(60);
/** Decisions and remarks through one link in an hour. Our own choice: a month with three posts a day fits. */
export const ANSWERS_PER_HOUR = 120;
/** A look is written down again after this, in milliseconds. */
const LOOKS_APART = days(1) / 144;

/** A new link for some posts. `id` is the hash of its token. */
export function newLink(
  link: Pick<ReviewLink, "id" | "uid" | "projectId" | "postIds">,
  open: LinkDays,
  now: Instant,
): ReviewLink {
  return { ...link, createdAt: now, revokedAt: null, openedAt: null, acts: [], ...openFor(open, now) };
}

/** The same link, open for `open` days from now. Throws a Refusal if it was revoked. */
export function renewedLink(link: ReviewLink, open: LinkDays, now: Instant): ReviewLink {
  if (link.revokedAt !== null) throw linkRevoked();
  return { ...link, ...openFor(open, now) };
}

export function revokedLink(link: ReviewLink, now: Instant): ReviewLink {
  return { ...link, revokedAt: link.revokedAt ?? now };
}

/** Why a link opens nothing, or null. */
export function refuseLink(link: ReviewLink | null, now: Instant): Refusal | null {
  if (!link) return linkUnknown();
  if (link.revokedAt !== null) return linkRevoked();
  return link.expiresAt <= now ? linkExpired() : null;
}

/** The link after one more decision or comment. Refused if it is over, or where too much is said through it. */
export function withAnswer(link: ReviewLink, now: Instant): ReviewLink {
  const refusal = refuseLink(link, now);
  if (refusal) throw refusal;
  const recent = link.acts.filter((at) => now - at < hours(1));
  if (recent.length >= ANSWERS_PER_HOUR) throw tooManyAnswers();
  return { ...link, acts: [...recent, now] };
}

/** Whether a look should be written down. */
export const isNewVisit = ({ openedAt }: ReviewLink, now: Instant): boolean =>
  openedAt === null || now - openedAt > LOOKS_APART;

function openFor(open: LinkDays, now: Instant): Pick<ReviewLink, "expiresAt" | "forgetAt"> {
  const expiresAt = later(now, days(open));
  return { expiresAt, forgetAt: later(expiresAt, REMEMBERED) };
}
