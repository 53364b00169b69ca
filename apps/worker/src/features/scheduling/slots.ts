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
import type { SocialAccountStore } from "../../records/stores/social-account-store.ts";
import type { TargetStore } from "../../records/stores/target-store.ts";
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
  const own = await ownSlots(deps, uid);
  const planned = await plannedTimes(deps, uid, own);
  return own
    .flatMap(({ id, slots }) => {
      const free = freeSlots(slotsBetween(slots, from > deps.now ? from : deps.now, to), planned.get(id) ?? []);
      return free.map((slot) => ({ ...slot, accountId: id, zone: slots.zone }));
    })
    .toSorted((a, b) => a.publishAt - b.publishAt);
}

/** The next free slot of the given accounts; null if none of them has one within four months. */
export async function nextSlot(
  deps: Deps,
  uid: string,
  { accountIds }: z.infer<typeof NextSlotInput>,
): Promise<OpenSlot | null> {
  const wanted = (await ownSlots(deps, uid)).filter(({ id }) => accountIds.includes(id));
  const planned = await plannedTimes(deps, uid, wanted);
  const found = wanted.map(({ id, slots }) => {
    const slot = nextFreeSlot(slots, planned.get(id) ?? [], deps.now);
    return slot && { ...slot, accountId: id, zone: slots.zone };
  });
  return found.filter((it) => it !== null).toSorted((a, b) => a.publishAt - b.publishAt)[0] ?? null;
}

/** Slots of connected accounts only. */
async function ownSlots(deps: Deps, uid: string): Promise<AccountSlots[]> {
  const accounts = await deps.accounts.ofUser(uid);
  return await deps.slots.ofAccounts(
    uid,
    accounts.map(({ id }) => id),
  );
}

/** The times of the planned targets, by account: one query for all accounts, and none without slots. */
async function plannedTimes(deps: Deps, uid: string, own: readonly AccountSlots[]): Promise<Map<string, Instant[]>> {
  const times = new Map<string, Instant[]>(own.map(({ id }) => [id, []]));
  if (own.length === 0) return times;
  for (const { value } of await deps.targets.plannedOfUser(uid)) times.get(value.accountId)?.push(value.publishAt);
  return times;
}
