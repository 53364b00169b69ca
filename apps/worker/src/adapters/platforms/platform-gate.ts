import type { MetricValues } from "@vignette/domain/analytics";
import type { Instant } from "@vignette/domain/kernel";
import type { Receipt } from "@vignette/domain/scheduling";
import type { AccountTokens, CreatorInfo, Platform, PublishQuota } from "@vignette/domain/social-accounts";

/** The profile of an account on its platform, read after the exchange of a code. */
export type ConnectedProfile = {
  platformAccountId: string;
  username: string;
  displayName: string;
  avatarUrl: string | null;
  scopes: string[];
  tokens: AccountTokens;
};

/** A published post, as far as its platform needs it to find it. */
export type MeasuredPost = {
  targetId: string;
  platformPostId: string | null;
  permalink: string | null;
  receipt: Receipt;
  caption: string;
  media: "video" | "photos" | "story";
  sentAt: Instant;
};

/** A measurement of one post. `values` is null if the platform reported nothing. */
export type Measurement = {
  targetId: string;
  platformPostId: string | null;
  permalink: string | null;
  values: MetricValues | null;
};

/** The platform calls that features may make. Publishing itself goes through `platform.ts` and the Workflow. */
export interface PlatformGate {
  /** The URL of the consent page, mapped for the browser. With `afresh` the owner also has to sign in again. */
  authorizeUrl(platform: Platform, state: string, afresh: boolean): string;
  /** Exchanges a code for tokens and a profile. Throws a Refusal if the platform refuses. */
  exchange(platform: Platform, code: string): Promise<ConnectedProfile>;
  creatorInfo(accountId: string): Promise<CreatorInfo>;
  /** The number of posts that Instagram still accepts from the account today. */
  quota(accountId: string): Promise<PublishQuota>;
  /** Reads metrics of posts of one account, and their ids and URLs where the platform reports them late. */
  measure(platform: Platform, accountId: string, posts: readonly MeasuredPost[]): Promise<Measurement[]>;
}
