import type { HostDeps } from "../../../host.ts";
import { type Account, accountTable } from "./account.ts";
import { requireCustomAttributes } from "./custom-attributes.ts";
import { newAccount } from "./new-account.ts";
import { hashPassword } from "./password.ts";

type Person = {
  /** Made up if absent; ignored if the account is there. */
  uid?: string;
  email: string;
  password: string;
  displayName: string;
  customClaims?: Readonly<Record<string, unknown>>;
};

/** Accounts for the seed, made in process. */
export function identityAccounts({ db, now }: Pick<HostDeps, "db" | "now">) {
  const accounts = accountTable(db);
  return {
    /** The account of that address, made if it is not there; an account that is there is left as it is. Returns its uid. */
    async create({ uid, email, password, displayName, customClaims }: Person): Promise<string> {
      const there = accounts.byEmail(email);
      if (there) return there.uid;
      const known: Partial<Account> = {
        email: email.toLowerCase(),
        emailVerified: true,
        displayName,
        password: await hashPassword(password),
        passwordUpdatedAt: now(),
        customAttributes: customClaims ? requireCustomAttributes(JSON.stringify(customClaims)) : null,
      };
      return accounts.save(newAccount({ ...known, ...(uid && { uid }) }, now())).uid;
    },
  };
}
