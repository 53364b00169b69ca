import type { Overview } from "@vignette/domain/admin";
import { type Instant, minutes } from "@vignette/domain/kernel";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { nullIfUnreadable } from "../../../adapters/documents/null-if-unreadable.ts";
import { type AdminStore, adminStore } from "../store.ts";
import { countUsers } from "./count-users.ts";
import { countTargets, failures, publishingLag } from "./publishing.ts";
import { revenue } from "./revenue.ts";

const ID = "overview";
/** How often the cron run counts. Our own choice. */
const EVERY = minutes(15);

/** The stored numbers, in one read; counted now if none are stored. */
export async function overview(store: AdminStore, now: Instant): Promise<Overview> {
  const kept = await store.overviews.get(ID).catch(nullIfUnreadable);
  return kept?.value ?? (await counted(store, now));
}

/** Counts, and stores the numbers for all admins. */
export async function keepOverview(store: AdminStore, now: Instant): Promise<Overview> {
  const numbers = await counted(store, now);
  await store.overviews.put(ID, numbers);
  return numbers;
}

/** For the cron run of a minute: counts every quarter of an hour. `scheduledTime` is in ms. */
export async function countOverview(
  deps: { documents: Documents; now: Instant },
  scheduledTime: number,
): Promise<void> {
  const isDue = Math.floor(scheduledTime / minutes(1)) % (EVERY / minutes(1)) === 0;
  if (isDue) await keepOverview(adminStore(deps.documents), deps.now);
}

async function counted(store: AdminStore, now: Instant): Promise<Overview> {
  const [users, states, lag, causes, plans, spend, ofPlans, minute] = await Promise.all([
    countUsers(store, now),
    countTargets(store),
    publishingLag(store, now),
    failures(store, now),
    revenue(store),
    store.spend.byProvider(now),
    store.storage.sum("bytes", {}),
    store.minutes.get("minute").catch(nullIfUnreadable),
  ]);
  const storage = { ofPlans, ofFiles: minute?.value.storage.total ?? 0 };
  return { asOf: now, users, states, lag, failures: causes, revenue: plans, spend, storage };
}
