import * as z from "zod/mini";
import { Id, Instant, orAbsent, Says } from "../kernel/index.ts";
import { Platform } from "../social-accounts/index.ts";

const label = z.string();
/** The post that a notification is about, on one account. `name` is the post's. */
const post = { postId: Id, targetId: Id, name: label, platform: Platform, username: label };
/** The whole post, on all its accounts. */
const wholePost = { postId: Id, name: label };
const account = { accountId: Id, platform: Platform, username: label };
const count = z.number().check(z.int(), z.nonnegative());

/** What happened, with the facts that its words need. */
export const NotificationAbout = z.discriminatedUnion("kind", [
  /** `why`: the target's failure, as a text that says what to do. `says`: the failure's own. */
  z.object({ kind: z.literal("post-failed"), ...post, why: z.string(), says: z.exactOptional(Says) }),
  z.object({ kind: z.literal("post-needs-check"), ...post }),
  z.object({ kind: z.literal("connection-ended"), ...account }),
  /** `holdsUntil`: until when the connection still works; null if it does not. */
  z.object({ kind: z.literal("renewal-failing"), ...account, holdsUntil: z.nullable(Instant) }),
  /** `recipe`: the name of the recipe that made the post. */
  z.object({ kind: z.literal("approval-asked"), ...wholePost, recipe: label }),
  z.object({
    kind: z.literal("approval-answered"),
    ...wholePost,
    by: label,
    verdict: z.enum(["approved", "changes", "late"]),
    /** The reviewer's comment; may be empty. */
    comment: z.string(),
  }),
  z.object({ kind: z.literal("approval-expired"), ...wholePost }),
  /** `why`: one or two sentences for people. `says`: their code and values. */
  z.object({
    kind: z.literal("recipe-paused"),
    recipeId: Id,
    name: label,
    why: z.string(),
    says: z.exactOptional(Says),
  }),
  /** The week from `from`, in UTC. `views`: null if no platform reported any. */
  z.object({
    kind: z.literal("weekly-digest"),
    from: Instant,
    published: count,
    failed: count,
    scheduled: count,
    views: z.nullable(count),
  }),
]);
export type NotificationAbout = z.infer<typeof NotificationAbout>;

/** Identifies a notification: its kind, what it is about, and which time it happened. */
export const NotificationId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,250}$/, "This is not a notification."));

/** How far a channel is. `none`: not wanted, or not needed any more; `waiting`: to be sent; `failed`: given up. */
const Delivery = z.enum(["none", "waiting", "sent", "failed"]);

/** A notification of one user. Collection `notifications`, keyed by `id`. Source: ADR 107. */
export const Notification = z.object({
  id: NotificationId,
  uid: z.string(),
  /** Null for what belongs to no project. */
  projectId: z.nullable(Id),
  about: NotificationAbout,
  at: Instant,
  /** Whether it is in the app's list. */
  shown: z.boolean(),
  readAt: z.nullable(Instant),
  push: Delivery,
  mail: Delivery,
  /**
   * The mail it was put into, which is the same at every try: its key, when that was, how often it was tried, and its
   * language as a BCP 47 tag, English if it is absent.
   */
  mailing: z.nullable(z.object({ id: Id, at: Instant, tries: count, language: orAbsent(z.string()) })),
  /** When the sweep next has something to deliver; null if nothing is left. */
  dueAt: z.nullable(Instant),
  /** When it is removed. */
  forgetAt: Instant,
});
export type Notification = z.infer<typeof Notification>;

/** A notification as its user sees it. */
export const NotificationView = z.pick(Notification, {
  id: true,
  projectId: true,
  about: true,
  at: true,
  readAt: true,
});
export type NotificationView = z.infer<typeof NotificationView>;

/** Something that a user may have to be notified of. */
export type Occasion = {
  /** Who is notified. */
  uid: string;
  projectId: string | null;
  about: NotificationAbout;
  /**
   * Distinguishes this time from others of the same kind about the same thing: letters, digits, `-` or `_`. The same
   * occasion gives the same id, so that telling of it twice notifies once.
   */
  occurrence: string | number;
  /** The uid of the user who did it; null if the product or a person without an account did. */
  by: string | null;
};

/** The id of the notification of an occasion. */
export const notificationId = ({ uid, about, occurrence }: Pick<Occasion, "uid" | "about" | "occurrence">): string =>
  `${about.kind}_${subjectOf(about) ?? uid}_${occurrence}`;

/** The id of what a notification is about; null if it is about the user's whole account. */
function subjectOf(about: NotificationAbout): string | null {
  switch (about.kind) {
    case "post-failed":
    case "post-needs-check":
      return about.targetId;
    case "connection-ended":
    case "renewal-failing":
      return about.accountId;
    case "approval-asked":
    case "approval-answered":
    case "approval-expired":
      return about.postId;
    case "recipe-paused":
      return about.recipeId;
    case "weekly-digest":
      return null;
  }
}
