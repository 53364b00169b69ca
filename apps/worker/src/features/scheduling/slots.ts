import type { Instant } from "@vignette/domain/kernel";
import {
  type FreeSlotsInput,
  freeSlots,
  type NextSlotInput,
  nextFreeSlot,
  type SetSlotsInput,
  type SlotTime,
  slotsBetween,
} from "@vignette/domain/scheduling";
import type * as z from "zod/mini";
import type { AccountSlots } from "../../records/posts/slots.ts";
import type { SocialAccountStore } from "../../records/social-account-store.ts";
import type { TargetStore } from "../../records/target-store.ts";
import type { SlotStore } from "./slot-store.ts";

type Deps = { accounts: SocialAccountStore; slots: SlotStore; targets: TargetStore; now: Instant };

/** A slot without a post. */
export type OpenSlot = SlotTime & { accountId: string; zone: string };

/** Replaces the weekly slots of an account. */
export async function setSlots(deps: Deps, uid: string, { accountId, slots }: z.infer<typeof SetSlotsInput>) {
  await deps.accounts.get(uid, accountId);
  const saved: AccountSlots = { id: accountId, uid, slots, lastUpdated: deps.now };
  await deps.slots.save(saved);
  return saved;
}

/** The free slots in a period, for every account of the user, earliest first. Posts of every project fill slots. */
export async function openSlots(
  deps: Deps,
  uid: string,
  { from, to }: z.infer<typeof FreeSlotsInput>,
): Promise<OpenSlot[]> {
  const found = await Promise.all(
    (await ownSlots(deps, uid)).map(async ({ id, slots }) => {
      const free = freeSlots(slotsBetween(slots, from > deps.now ? from : deps.now, to), await planned(deps, uid, id));
      return free.map((slot) => ({ ...slot, accountId: id, zone: slots.zone }));
    }),
  );
  return found.flat().toSorted((a, b) => a.publishAt - b.publishAt);
}

/** The next free slot of the given accounts; null if none of them has one within four months. */
export async function nextSlot(
  deps: Deps,
  uid: string,
  { accountIds }: z.infer<typeof NextSlotInput>,
): Promise<OpenSlot | null> {
  const wanted = (await ownSlots(deps, uid)).filter(({ id }) => accountIds.includes(id));
  const found = await Promise.all(
    wanted.map(async ({ id, slots }) => {
      const slot = nextFreeSlot(slots, await planned(deps, uid, id), deps.now);
      return slot && { ...slot, accountId: id, zone: slots.zone };
    }),
  );
  return found.filter((it) => it !== null).toSorted((a, b) => a.publishAt - b.publishAt)[0] ?? null;
}

/** Slots of connected accounts only. */
async function ownSlots(deps: Deps, uid: string): Promise<AccountSlots[]> {
  const [accounts, slots] = await Promise.all([deps.accounts.ofUser(uid), deps.slots.ofUser(uid)]);
  return slots.filter(({ id }) => accounts.some((account) => account.id === id));
}

async function planned(deps: Deps, uid: string, accountId: string): Promise<Instant[]> {
  return (await deps.targets.plannedOf(uid, accountId)).map((it) => it.value.publishAt);
}
