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

/** Everything a platform needs to know of one attempt. */
export type PublishJob = Pick<Target, "caption" | "options" | "media"> & {
  accessToken: string;
  platformAccountId: string;
  receipt: Receipt;
  /** When the commit was begun; null before. */
  sentAt: Instant | null;
  /** The attempt's media links, in order, and the length of a video in milliseconds. */
  urls: readonly string[];
  durationMs: number | null;
  /** The link of the picture that stands for a video; null where none was chosen. */
  coverUrl: string | null;
};

/** Everything a platform needs to know of the comment that follows a post. */
export type CommentJob = {
  accessToken: string;
  platformPostId: string;
  /** Who comments: the account itself. */
  username: string;
  text: string;
  /** When the call was begun. */
  sentAt: Instant;
};

/** Comments of our own under a post of our own. */
export interface Comments {
  /** Visible at once, and nothing ties two calls together: called once, after that was written down. */
  write(job: CommentJob): Promise<CommentOutcome>;
  /** Reads only: whether the comment is there since `sentAt`. */
  find(job: CommentJob): Promise<CommentLook>;
}

/**
 * What became of renewing tokens. `ended`: only the owner can mend the connection. `said`: what the platform answered in
 * its own words, for the owner; null where it said nothing. `reason` is for us and may hold an address.
 */
export type Renewal =
  | { type: "renewed"; tokens: AccountTokens }
  | { type: "ended" }
  | { type: "unreachable"; reason: string; said: string | null };

/** A platform that we publish to. Two implementations, one contract. Source: docs/architecture.md#publishing. */
export interface Platform {
  /** The page on which the owner consents, not yet mapped for the browser. `afresh`: also asks who it is. */
  authorizeUrl(state: string, afresh: boolean): string;
  /** Trades a code for tokens and a profile. Throws a Refusal if the platform says no. */
  exchange(code: string): Promise<ConnectedProfile>;
  /** Whether tokens should be renewed although they still work. */
  isStale(tokens: AccountTokens, now: Instant): boolean;
  renew(tokens: AccountTokens): Promise<Renewal>;
  /** Ends a connection as far as the platform offers it. Never throws. */
  revoke(tokens: AccountTokens): Promise<void>;

  /** Nothing visible; safe to repeat. */
  prepare(job: PublishJob): Promise<PrepareOutcome>;
  /** Makes the post visible. Called once per attempt, after that was written down. */
  commit(job: PublishJob): Promise<CommitOutcome>;
  /** Reads only. */
  check(job: PublishJob): Promise<CheckOutcome>;

  /** Null where the platform lets nobody comment through its API. */
  readonly comments: Comments | null;

  /** Reads numbers, and what is told late. Reading changes nothing. */
  measure(
    account: Pick<PublishJob, "accessToken" | "platformAccountId">,
    posts: readonly MeasuredPost[],
  ): Promise<Measurement[]>;
}

/** TikTok alone tells what an account may do right now. */
export interface TikTok extends Platform {
  creatorInfo(accessToken: string): Promise<CreatorInfo | Unreachable | Rejected>;
}

/** Instagram alone tells how many posts it still takes today. */
export interface Instagram extends Platform {
  quota(access: Pick<PublishJob, "accessToken" | "platformAccountId">): Promise<PublishQuota | Unreachable | Rejected>;
}
