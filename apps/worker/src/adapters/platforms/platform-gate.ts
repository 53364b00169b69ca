import type { AccountTokens, CreatorInfo, Platform } from "@vignette/domain/social-accounts";

/** Who an account is on its platform, as told after the exchange of a code. */
export type ConnectedProfile = {
  platformAccountId: string;
  username: string;
  displayName: string;
  avatarUrl: string | null;
  scopes: string[];
  tokens: AccountTokens;
};

/** What features may ask of the platforms. Publishing itself goes through `platform.ts` and the Workflow. */
export interface PlatformGate {
  /** The page on which a person consents; mapped for the browser. */
  authorizeUrl(platform: Platform, state: string): string;
  /** Trades a code for tokens and a profile. A platform's "no" is a Refusal. */
  exchange(platform: Platform, code: string): Promise<ConnectedProfile>;
  creatorInfo(accountId: string): Promise<CreatorInfo>;
}
