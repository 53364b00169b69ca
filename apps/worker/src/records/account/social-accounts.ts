import { Instant } from "@vignette/domain/kernel";
import { SocialAccount } from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";
import { without } from "../without.ts";

/** An account with its sealed tokens, as stored. Only its `profileOf` may leave the Worker. */
export const StoredAccount = z.extend(SocialAccount, {
  sealedTokens: z.string(),
  /** Since when no key that is set opens the tokens; null if one does. */
  unreadableSince: z.catch(z._default(z.nullable(Instant), null), null),
});
export type StoredAccount = z.infer<typeof StoredAccount>;

/** Collection `socialAccounts`, keyed by account id. */
export const accountRecords = record(
  "socialAccounts",
  StoredAccount,
  { connectionExpiresAt: "timestamp", createdAt: "timestamp", lastUpdated: "timestamp", unreadableSince: "timestamp" },
  ofAccount("socialAccounts", { dataExport: { as: "socialAccounts", of: without("sealedTokens") } }),
);
