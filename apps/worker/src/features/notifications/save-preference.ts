import { nextMonday } from "@vignette/domain/analytics";
import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import {
  isWanted,
  type NotificationPreferences,
  type PreferenceInput,
  type Routes,
  routesOf,
  withChoice,
} from "@vignette/domain/notifications";
import { DocumentError } from "../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { NotificationStore } from "../../records/stores/notification-store.ts";

/** Saves one choice, and gives what is delivered where from now on. */
export async function savePreference(
  { notifications, now }: { notifications: NotificationStore; now: Instant },
  uid: string,
  { zone, ...choice }: PreferenceInput,
): Promise<Routes> {
  return await retryIfChanged(
    async () => {
      const { stored } = await notifications.routes(uid);
      const before = stored?.value ?? { uid, chosen: {}, digestAt: null };
      const chosen = withChoice(before.chosen, choice);
      const next = { ...before, chosen, ...(choice.kind === "weekly-digest" && digestOf(before, chosen, zone, now)) };
      await notifications.savePreferences(next, stored?.version ?? null).catch(asChanged);
      return routesOf(chosen);
    },
    () => changedMeanwhile("setting"),
  );
}

/** When the next digest is due after a choice about it: one that is under way is not put off. */
function digestOf(
  before: NotificationPreferences,
  chosen: NotificationPreferences["chosen"],
  told: string | undefined,
  now: Instant,
): Pick<NotificationPreferences, "zone" | "digestAt"> {
  const zone = told ?? before.zone ?? "UTC";
  if (!isWanted(routesOf(chosen), "weekly-digest")) return { zone, digestAt: null };
  return { zone, digestAt: zone === before.zone && before.digestAt !== null ? before.digestAt : nextMonday(now, zone) };
}

/** Another choice created the document first: it is read again. */
export function asChanged(error: unknown): never {
  if (error instanceof DocumentError && error.kind === "exists") throw new DocumentError("changed", error.message);
  throw error;
}
