import type { MetricValues } from "@vignette/domain/analytics";
import type { Instant } from "@vignette/domain/kernel";
import type { Receipt } from "@vignette/domain/scheduling";
import type { AccountTokens, CreatorInfo, Platform, PublishQuota } from "@vignette/domain/social-accounts";

/** Who an account is on its platform, as told after the exchange of a code. */
export type ConnectedProfile = {
  platformAccountId: string;
  username: string;
  displayName: string;
  avatarUrl: string | null;
  scopes: string[];
  tokens: AccountTokens;
};

/** A post that is out, as its platform needs it named. */
export type MeasuredPost = {
  targetId: string;
  platformPostId: string | null;
  receipt: Receipt;
  caption: string;
  media: "video" | "photos" | "story";
  sentAt: Instant;
};

/** A reading of one post. `values` is null where the platform told nothing. */
export type Measurement = {
  targetId: string;
  platformPostId: string | null;
  permalink: string | null;
  values: MetricValues | null;
};

/** What features may ask of the platforms. Publishing itself goes through `platform.ts` and the Workflow. */
export interface PlatformGate {
  /** The page on which a person consents; mapped for the browser. `afresh`: also asks who it is. */
  authorizeUrl(platform: Platform, state: string, afresh: boolean): string;
  /** Trades a code for tokens and a profile. A platform's "no" is a Refusal. */
  exchange(platform: Platform, code: string): Promise<ConnectedProfile>;
  creatorInfo(accountId: string): Promise<CreatorInfo>;
  /** How many posts Instagram still takes from the account today. */
  quota(accountId: string): Promise<PublishQuota>;
  /** Reads what the platform counts for posts of one account, and what it tells late: their ids and addresses. */
  measure(platform: Platform, accountId: string, posts: readonly MeasuredPost[]): Promise<Measurement[]>;
}
