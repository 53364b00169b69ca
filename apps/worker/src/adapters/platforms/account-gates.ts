import type { AccountTokens, Platform } from "@vignette/domain/social-accounts";

/** A token to call a platform with; `ended` if only the owner can mend the connection, or if the account is gone. */
export type Access =
  | { type: "open"; accessToken: string; platformAccountId: string }
  | { type: "ended" }
  | { type: "unreachable"; reason: string };

/** A file that a platform may fetch during one attempt. */
export type LinkedFile = { key: string; type: string };

/** Calls that a platform counts per account and minute. Source: docs/platforms/tiktok.md#errors-and-rate-limits. */
export type CountedCall = "tiktok-init" | "tiktok-creator-info";

/**
 * One writer for each social account: its tokens, its rate budget and the links of its attempts.
 * Source: docs/architecture.md#publishing.
 */
export interface AccountGate {
  access(): Promise<Access>;
  /** The platform turned this token down: the next `access` brings another, or tells that the connection ended. */
  refuseToken(accessToken: string): Promise<void>;
  /** Seals new tokens for the account's document and makes the gate forget what it knew. */
  seal(tokens: AccountTokens): Promise<string>;
  /** The account was disconnected: the gate forgets it; what the platform offers to end a token is asked for. */
  end(platform: Platform, sealedTokens: string): Promise<void>;
  /** Milliseconds to wait before the call may be made; 0 books it. */
  book(call: CountedCall): Promise<number>;
  /** Opens an attempt's link. The same again changes nothing; a closed one stays closed. */
  openLink(token: string, files: readonly LinkedFile[]): Promise<void>;
  /** Closes an attempt's link for good and tells whether any file was fetched before. */
  closeLink(token: string): Promise<{ fetched: boolean }>;
  /** The file behind a link, or null if there is none or it is closed. `fetch` records that it was handed out. */
  linkedFile(token: string, index: number, fetch: boolean): Promise<LinkedFile | null>;
}

/** The gate of an account. */
export type AccountGates = (accountId: string) => AccountGate;
