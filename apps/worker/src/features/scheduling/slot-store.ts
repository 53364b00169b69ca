import type { Documents } from "../../adapters/documents/documents.ts";
import { open } from "../../records/open.ts";
import { type AccountSlots, slotRecords } from "../../records/posts/slots.ts";

/** Collection `slots`, keyed by account id. */
export function slotStore(documents: Documents) {
  const slots = open(documents, slotRecords);
  return {
    save: (value: AccountSlots) => slots.put(value.id, value),
    ofAccounts: async (uid: string, accountIds: readonly string[]): Promise<AccountSlots[]> =>
      (await slots.several(accountIds)).map((it) => it.value).filter((it) => it.uid === uid),
    async ofUser(uid: string): Promise<AccountSlots[]> {
      return (await slots.find({ where: [["uid", "==", uid]] })).map((it) => it.value);
    },
  };
}
export type SlotStore = ReturnType<typeof slotStore>;
