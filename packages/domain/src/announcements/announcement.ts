import * as z from "zod/mini";
import { Id, Instant, line } from "../kernel/index.ts";

/** A short text for everyone, or for those on one plan. Collection `announcements`, keyed by a random id. */
export const Announcement = z.object({
  text: z.string(),
  /** Where "See details" leads. */
  link: z._default(z.nullable(z.string()), null),
  startsAt: Instant,
  endsAt: Instant,
  /** Only users on this plan see it; null is everyone. */
  planId: z._default(z.nullable(z.string()), null),
  createdAt: Instant,
});
export type Announcement = z.infer<typeof Announcement>;

/** An announcement as open pages get it. */
export const ShownAnnouncement = z.extend(z.omit(Announcement, { createdAt: true }), { id: z.string() });
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>;

/** Longest text, in UTF-16 units: two lines on a phone. Our own choice. */
export const ANNOUNCEMENT_MAX = 200;

/** A whole address with a host that has a dot; a browser decides about the rest. */
const ADDRESS = /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/;

/** What an admin writes; `id` is made by the page, so that the same press cannot announce twice. */
export const AnnouncementEdit = z.object({
  id: Id,
  text: line(ANNOUNCEMENT_MAX, 1),
  link: z.nullable(line(500, 1).check(z.regex(ADDRESS, "Enter a full URL that starts with https://."))),
  startsAt: Instant,
  endsAt: Instant,
  planId: z.nullable(Id),
});
export type AnnouncementEdit = z.infer<typeof AnnouncementEdit>;
