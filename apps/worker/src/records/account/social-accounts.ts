import { SocialAccount } from "@vignette/domain/social-accounts";
import * as z from "zod/mini";
import { ofAccount, record } from "../record.ts";
import { without } from "../without.ts";

/** An account with its sealed tokens, as stored. Only its `profileOf` may leave the Worker. */
export const StoredAccount = z.extend(SocialAccount, { sealedTokens: z.string() });
export type StoredAccount = z.infer<typeof StoredAccount>;

/** Collection `socialAccounts`, keyed by account id. */
export const accountRecords = record(
  "socialAccounts",
  StoredAccount,
  { connectionExpiresAt: "timestamp", createdAt: "timestamp", lastUpdated: "timestamp" },
  ofAccount("socialAccounts", { dataExport: { as: "socialAccounts", of: without("sealedTokens") } }),
);
