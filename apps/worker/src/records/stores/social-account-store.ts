import type { Instant } from "@vignette/domain/kernel";
import type { SocialAccount } from "@vignette/domain/social-accounts";
import type { Documents, Version } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { accountRecords, type StoredAccount } from "../account/social-accounts.ts";
import { listOfUser } from "../list-of-user.ts";
import { open } from "../open.ts";

/**
 * Collection `socialAccounts`, keyed by account id. Needs the composite indexes uid + createdAt · state +
 * connectionExpiresAt.
 */
export function socialAccountStore(documents: Documents) {
  const accounts = open(documents, accountRecords);
  return {
    writes: accounts.writes,
    /** Oldest first. */
    async ofUser(uid: string): Promise<SocialAccount[]> {
      const found = await listOfUser(documents, accountRecords, accountRecords.schema, uid);
      return found
        .map((it) => profileOf(it.value))
        .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    },
    /** A page of all accounts, in the order in which they were connected. Across all users. */
    page: (after: { at: Instant; id: string } | null, limit: number) =>
      accounts.find({
        orderBy: [["createdAt", "asc"]],
        limit,
        ...(after && { after: { values: [after.at], id: after.id } }),
      }),
    get: (uid: string, id: string) => owned(accounts, uid, id, "account"),
    /** Across all users: for the engine, never for a request. */
    find: (id: string) => accounts.get(id),
    /**
     * Connected accounts whose connection ends before an instant unless renewed, the most urgent first. Across all
     * users.
     */
    endingBefore: (instant: Instant, limit: number) =>
      accounts.find({
        where: [
          ["state", "==", "connected"],
          ["connectionExpiresAt", "<", instant],
        ],
        orderBy: [["connectionExpiresAt", "asc"]],
        limit,
      }),
    /** Accounts whose last renewal failed, the longest waiting first. Across all users. */
    notRenewed: (limit: number) =>
      accounts.find({
        where: [["renewalTrouble.triedAt", ">", 0]],
        orderBy: [["renewalTrouble.triedAt", "asc"]],
        limit,
      }),
    patch: (id: string, fields: Partial<StoredAccount>, version?: Version) =>
      accounts.patch(id, fields, version === undefined ? {} : { version }),
    remove: (id: string, version: Version) => accounts.remove(id, version),
  };
}
export type SocialAccountStore = ReturnType<typeof socialAccountStore>;

/** The account without its tokens. */
export function profileOf({
  sealedTokens: _sealed,
  unreadableSince: _since,
  ...profile
}: StoredAccount): SocialAccount {
  return profile;
}
