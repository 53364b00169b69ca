import type { DatabaseSync } from "node:sqlite";
import { type Account, accountTable } from "./account.ts";

/** All accounts at once, for a backup and its restore, which replaces them. */
export function accountBackup(db: DatabaseSync) {
  return {
    all: (): Account[] => accountTable(db).page("", -1),
    replace(people: readonly Account[]): void {
      const accounts = accountTable(db);
      for (const { uid } of accounts.page("", -1)) accounts.remove(uid);
      for (const account of people) accounts.save(account);
    },
  };
}
