import type { AccountTokens, Platform } from "@vignette/domain/social-accounts";

/**
 * A token for calls to a platform; `ended` if the owner must reconnect or the account is gone. `unreadable`: because
 * the stored tokens cannot be opened any more.
 */
export type TokenAccess =
  | { type: "open"; accessToken: string; platformAccountId: string }
  | { type: "ended"; unreadable?: boolean }
  | { type: "unreachable" };

/** A file that a platform may fetch during one attempt. */
export type LinkedFile = { key: string; type: string };

/** Calls that a platform counts per account and minute. Source: docs/platforms/tiktok.md#errors-and-rate-limits. */
export type CountedCall = "tiktok-init" | "tiktok-creator-info";

/**
 * The single writer of a social account: its tokens, its rate budget and the links of its attempts. Source:
 * docs/architecture.md#publishing.
 */
export interface AccountGate {
  access(): Promise<TokenAccess>;
  /** Reports that the platform refused this token: the next `access` gives another, or `ended`. */
  refuseToken(accessToken: string): Promise<void>;
  /** Seals new tokens for the account's document and clears the gate's cache. */
  seal(tokens: AccountTokens): Promise<string>;
  /**
   * Seals the account's tokens with the current key, unless they already are. Gives what they were sealed with before.
   */
  reseal(): Promise<"current" | "old" | "unreadable" | "gone">;
  /**
   * Called after the account was disconnected: clears everything that the gate holds and revokes the token if the
   * platform supports it.
   */
  end(platform: Platform, sealedTokens: string): Promise<void>;
  /** Milliseconds to wait before the call is allowed; 0 if it was booked. */
  book(call: CountedCall): Promise<number>;
  /** Opens an attempt's link. Opening it again changes nothing; a closed one stays closed. */
  openLink(token: string, files: readonly LinkedFile[]): Promise<void>;
  /** Closes an attempt's link permanently and says whether any file was fetched before. */
  closeLink(token: string): Promise<{ fetched: boolean }>;
  /** The file behind a link; null if there is none or the link is closed. `fetch` records the download. */
  linkedFile(token: string, index: number, fetch: boolean): Promise<LinkedFile | null>;
}

/** The gate of an account. */
export type AccountGates = (accountId: string) => AccountGate;
