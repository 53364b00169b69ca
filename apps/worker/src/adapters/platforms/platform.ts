import type { Instant } from "@vignette/domain/kernel";
import type {
  CheckOutcome,
  CommitOutcome,
  PrepareOutcome,
  Receipt,
  Rejected,
  Target,
  Unreachable,
} from "@vignette/domain/scheduling";
import type { AccountTokens, CreatorInfo } from "@vignette/domain/social-accounts";
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
};

/** What became of renewing tokens. `ended`: only the owner can mend the connection. */
export type Renewal =
  | { type: "renewed"; tokens: AccountTokens }
  | { type: "ended" }
  | { type: "unreachable"; reason: string };

/** A platform that we publish to. Two implementations, one contract. Design §6. */
export interface Platform {
  /** The page on which the owner consents, not yet mapped for the browser. */
  authorizeUrl(state: string): string;
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
