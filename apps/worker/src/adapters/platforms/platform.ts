import type { Instant } from "@vignette/domain/kernel";
import type {
  CheckOutcome,
  CommentLook,
  CommentOutcome,
  CommitOutcome,
  PrepareOutcome,
  Receipt,
  Rejected,
  Target,
  Unreachable,
} from "@vignette/domain/scheduling";
import type { AccountTokens, CreatorInfo, PublishQuota } from "@vignette/domain/social-accounts";
import type { ConnectedProfile, MeasuredPost, Measurement } from "./platform-gate.ts";

/** The data of one attempt that a platform needs. */
export type PublishJob = Pick<Target, "caption" | "options" | "media"> & {
  accessToken: string;
  platformAccountId: string;
  receipt: Receipt;
  /** When the commit was started; null before. */
  sentAt: Instant | null;
  /** The attempt's media links, in order, and the length of a video in milliseconds. */
  urls: readonly string[];
  durationMs: number | null;
  /** The link of a video's cover picture; null if none was chosen. */
  coverUrl: string | null;
};

/** The data of a first comment that a platform needs. */
export type CommentJob = {
  accessToken: string;
  platformPostId: string;
  /** The account's own username. */
  username: string;
  text: string;
  /** When the call was started. */
  sentAt: Instant;
};

/** The account's comments under its own posts. */
export interface Comments {
  /** Publishes the comment. Visible immediately and not idempotent: called only once, after the target recorded it. */
  write(job: CommentJob): Promise<CommentOutcome>;
  /** Read-only: looks for the comment since `sentAt`. */
  find(job: CommentJob): Promise<CommentLook>;
}

/**
 * The result of renewing tokens. `ended`: the owner must reconnect. `said`: the platform's own message, for the owner;
 * null if there was none.
 */
export type Renewal =
  | { type: "renewed"; tokens: AccountTokens }
  | { type: "ended" }
  | { type: "unreachable"; said: string | null };

/** A platform that we publish to. Two implementations share this contract. Source: docs/architecture.md#publishing. */
export interface PlatformAdapter {
  /** The URL of the consent page, not yet mapped for the browser. With `afresh` the owner also has to sign in again. */
  authorizeUrl(state: string, afresh: boolean): string;
  /** Exchanges a code for tokens and a profile. Throws a Refusal if the platform refuses. */
  exchange(code: string): Promise<ConnectedProfile>;
  /** Whether tokens should be renewed although they are still valid. */
  isStale(tokens: AccountTokens, now: Instant): boolean;
  renew(tokens: AccountTokens): Promise<Renewal>;
  /** Revokes the connection if the platform supports it. Never throws. */
  revoke(tokens: AccountTokens): Promise<void>;

  /** Publishes nothing; can be repeated safely. */
  prepare(job: PublishJob): Promise<PrepareOutcome>;
  /** Publishes the post. Called once per attempt, after the target recorded it. */
  commit(job: PublishJob): Promise<CommitOutcome>;
  /** Read-only. */
  check(job: PublishJob): Promise<CheckOutcome>;

  /** Null if the platform's API does not support comments. */
  readonly comments: Comments | null;

  /** Reads metrics, and ids and URLs that the platform reports late. Read-only. */
  measure(
    account: Pick<PublishJob, "accessToken" | "platformAccountId">,
    posts: readonly MeasuredPost[],
  ): Promise<Measurement[]>;
}

/** Only TikTok reports which options an account has at the moment. */
export interface TikTok extends PlatformAdapter {
  creatorInfo(accessToken: string): Promise<CreatorInfo | Unreachable | Rejected>;
}

/** Only Instagram reports how many posts it still accepts today. */
export interface Instagram extends PlatformAdapter {
  quota(access: Pick<PublishJob, "accessToken" | "platformAccountId">): Promise<PublishQuota | Unreachable | Rejected>;
}
