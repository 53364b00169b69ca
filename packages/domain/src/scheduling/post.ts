import * as z from "zod/mini";
import { AssetType } from "../assets/index.ts";
import { Id, Instant, line, text } from "../kernel/index.ts";
import { Platform } from "../social-accounts/index.ts";
import { InstagramOptions, TikTokOptions } from "./options.ts";

/** Where one target stands. Design §6. */
export const TargetState = z.enum([
  "draft",
  "awaiting-approval",
  "scheduled",
  "publishing",
  "published",
  "failed",
  "needs-check",
  "cancelled",
  "sent-to-inbox",
]);
export type TargetState = z.infer<typeof TargetState>;

/** A time as a person meant it: wall time in a zone, and the instant that results. Design §6. */
export const Schedule = z.object({ zone: z.string(), wallTime: z.string(), publishAt: Instant });
export type Schedule = z.infer<typeof Schedule>;

/** A line of the receipt: what we did or heard, to the second. `detail` is for people. */
export const LogEntry = z.object({ at: Instant, event: z.string(), detail: z.string() });
export type LogEntry = z.infer<typeof LogEntry>;

/** Why a target did not go out, in words that say what to do. `code` is the platform's own. */
export const TargetFailure = z.object({ code: z.string(), message: z.string(), retryable: z.boolean() });
export type TargetFailure = z.infer<typeof TargetFailure>;

/**
 * One try to publish. Written before any call to the platform; `receipt` before the next call.
 * `stage` says how far it went: a commit is attempted at most once per attempt.
 */
export const Attempt = z.object({
  number: z.number().check(z.int(), z.positive()),
  /** The unguessable part of this attempt's media links. */
  token: z.string(),
  startedAt: Instant,
  stage: z.enum(["preparing", "prepared", "committing", "committed"]),
  /** What the platform called its part of the work: publish_id, container ids. Text, as both exceed 2^53. */
  receipt: z.record(z.string(), z.string()),
  committedAt: z.nullable(Instant),
});
export type Attempt = z.infer<typeof Attempt>;

/** What is out there, once it is. */
export const Publication = z.object({
  at: Instant,
  /** Null where the platform gives none (visible to the owner only, or still under review). */
  platformPostId: z.nullable(z.string()),
  permalink: z.nullable(z.string()),
});
export type Publication = z.infer<typeof Publication>;

/** One post on its way to one account. Stored at `posts/{postId}/targets/{id}`; its Workflow is `{id}-r{revision}`. */
export const Target = z.object({
  id: Id,
  postId: Id,
  uid: z.string(),
  projectId: Id,
  accountId: Id,
  platform: Platform,
  caption: text(2200),
  options: z.discriminatedUnion("platform", [TikTokOptions, InstagramOptions]),
  state: TargetState,
  /** Grows with every change by a person, so that an older Workflow sees that it is no longer meant. */
  revision: z.number().check(z.int(), z.positive()),
  publishAt: Instant,
  attempt: z.nullable(Attempt),
  publication: z.nullable(Publication),
  failure: z.nullable(TargetFailure),
  log: z.array(LogEntry),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Target = z.infer<typeof Target>;

/** One asset for one or more accounts at one time. Collection `posts`. */
export const Post = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  creationId: z.nullable(Id),
  assetId: Id,
  assetType: AssetType,
  name: line(120, 1),
  hook: z.nullable(z.string()),
  hookId: z.nullable(z.string()),
  schedule: Schedule,
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Post = z.infer<typeof Post>;

/** A post with its targets, as pages see it. `accounts` names them even after they were disconnected. */
export const PostView = z.extend(Post, {
  targets: z.array(z.extend(Target, { username: z.string() })),
  /** A small picture for chips and rows; null if the asset is gone. */
  coverUrl: z.nullable(z.string()),
});
export type PostView = z.infer<typeof PostView>;
