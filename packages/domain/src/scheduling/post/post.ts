import * as z from "zod/mini";
import { PostedType } from "../../assets/index.ts";
import { Id, Instant, line, Says, text } from "../../kernel/index.ts";
import { Platform } from "../../social-accounts/index.ts";
import { Approval, Comment, RequiredApproval } from "./approval.ts";
import { FirstComment } from "./first-comment.ts";
import { TargetOptions } from "./options.ts";
import { targetStates } from "./target-states.ts";

export const TargetState = z.enum(targetStates);
export type TargetState = z.infer<typeof TargetState>;

/**
 * A time as the user chose it: wall time in a zone, and the instant that results. Source:
 * docs/architecture.md#publishing.
 */
export const Schedule = z.object({ zone: z.string(), wallTime: z.string(), publishAt: Instant });
export type Schedule = z.infer<typeof Schedule>;

/** A line of the receipt: what we did or heard, to the second. `detail` is for people. */
export const TargetLogEntry = z.object({
  at: Instant,
  event: z.string(),
  detail: z.string(),
  /** Absent where `detail` has no code: on older lines. */
  says: z.exactOptional(Says),
});
export type TargetLogEntry = z.infer<typeof TargetLogEntry>;

/**
 * Why a target was not published, as a text that says what to do. `code` is the platform's own. `says` is the part after
 * "Nothing was posted."; absent on older failures.
 */
export const TargetFailure = z.object({
  code: z.string(),
  message: z.string(),
  retryable: z.boolean(),
  says: z.exactOptional(Says),
});
export type TargetFailure = z.infer<typeof TargetFailure>;

/** What a platform called its part of the work: publish_id, container ids. Text, as both exceed 2^53. */
export const Receipt = z.record(z.string(), z.string());
export type Receipt = z.infer<typeof Receipt>;

/**
 * One try to publish. Written before any call to the platform; `receipt` before the next call. `stage` says how far it
 * got: a commit is begun at most once per attempt, by the run that wrote `committing`. `lost`: the commit was begun and
 * its answer never came.
 */
export const Attempt = z.object({
  number: z.number().check(z.int(), z.positive()),
  /** The unguessable part of this attempt's media links. */
  token: z.string(),
  startedAt: Instant,
  /** When the first attempt of this revision began: what the budget for sending counts from. */
  sendingSince: Instant,
  stage: z.enum(["preparing", "prepared", "committing", "lost", "committed"]),
  receipt: Receipt,
  /** When the commit was begun. */
  sentAt: z.nullable(Instant),
  /** When the platform said that it took the post. */
  committedAt: z.nullable(Instant),
  /** Calls in this revision that led nowhere: what the pause before the next one grows with. */
  tries: z.number().check(z.int(), z.nonnegative()),
  /** Whether the platform had fetched our file when the link was closed; null while the link is open. */
  fileFetched: z.nullable(z.boolean()),
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

/** One post to one account. Stored at `posts/{postId}/targets/{id}`; its Workflow is named by `runId`. */
export const Target = z.object({
  id: Id,
  postId: Id,
  uid: z.string(),
  projectId: Id,
  /** The post's. Null in targets made before it was stored here. */
  assetId: z._default(z.nullable(Id), null),
  accountId: Id,
  platform: Platform,
  /** As it was when the post was made, so that the target has a name after its account was disconnected. */
  username: z.string(),
  /** What the platform is sent: one video, or pictures in order. */
  media: z.enum(["video", "photos"]),
  /** TikTok takes the most: 4000 for photos. Source: docs/platforms/tiktok.md#photo-post. */
  caption: text(4000),
  options: TargetOptions,
  state: TargetState,
  /** Grows with every change by a user, so that an older Workflow knows it is outdated. */
  revision: z.number().check(z.int(), z.positive()),
  /** The plan. Equal to the post's. */
  publishAt: Instant,
  /** When the engine has something to do next; null when it is a person's turn or nothing is left to do. */
  wakeAt: z.nullable(Instant),
  /** Workflows started for this revision; only the latest drives the target. */
  runs: z.number().check(z.int(), z.nonnegative()),
  attempt: z.nullable(Attempt),
  publication: z.nullable(Publication),
  /** The comment that follows the post; null if none was requested. */
  comment: z._default(z.nullable(FirstComment), null),
  failure: z.nullable(TargetFailure),
  /** The approval it needs before it goes out; null if none was requested. */
  approval: z._default(z.nullable(RequiredApproval), null),
  log: z.array(TargetLogEntry),
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
  assetType: PostedType,
  name: line(120, 1),
  hook: z.nullable(z.string()),
  hookId: z.nullable(z.string()),
  schedule: Schedule,
  /** The series it belongs to, and its number there, from 0; null for a single post. */
  series: z._default(z.nullable(z.object({ id: Id, index: z.number().check(z.int(), z.nonnegative()) })), null),
  /** The post that did so well that this one was planned by itself; null for what a person planned. */
  recycledFrom: z._default(z.nullable(Id), null),
  /** The approval of the whole post; null if none was requested. */
  approval: z._default(z.nullable(Approval), null),
  comments: z._default(z.array(Comment), []),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Post = z.infer<typeof Post>;

/** A post with its targets, as pages see it. */
export const PostView = z.extend(Post, {
  targets: z.array(Target),
  /** A small picture for chips and rows; null if the asset is gone. */
  coverUrl: z.nullable(z.string()),
});
export type PostView = z.infer<typeof PostView>;
