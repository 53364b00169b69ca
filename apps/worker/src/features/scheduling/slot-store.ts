import { Instant } from "@vignette/domain/kernel";
import { WeeklySlots } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";

/** When an account usually posts. Its key outlives a disconnection, as the account's own id does. */
const AccountSlots = z.object({ id: z.string(), uid: z.string(), slots: WeeklySlots, lastUpdated: Instant });
export type AccountSlots = z.infer<typeof AccountSlots>;

/** Collection `slots`, keyed by account id. */
export function slotStore(documents: Documents) {
  const slots = documents.collection("slots", AccountSlots, { timestamps: ["lastUpdated"] });
  return {
    save: (value: AccountSlots) => slots.put(value.id, value),
    async ofUser(uid: string): Promise<AccountSlots[]> {
      return (await slots.find({ where: [["uid", "==", uid]] })).map((it) => it.value);
    },
  };
}
export type SlotStore = ReturnType<typeof slotStore>;
