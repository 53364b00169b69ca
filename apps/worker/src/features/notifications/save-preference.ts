import { changedMeanwhile } from "@vignette/domain/kernel";
import { type PreferenceInput, type Routes, routesOf, withChoice } from "@vignette/domain/notifications";
import { DocumentError } from "../../adapters/documents/documents.ts";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { NotificationStore } from "../../records/notification-store.ts";

/** Saves one choice, and gives what is delivered where from now on. */
export async function savePreference(
  { notifications }: { notifications: NotificationStore },
  uid: string,
  choice: PreferenceInput,
): Promise<Routes> {
  return await retryIfChanged(
    async () => {
      const { stored } = await notifications.routes(uid);
      const chosen = withChoice(stored?.value.chosen ?? {}, choice);
      await notifications.savePreferences({ uid, chosen }, stored?.version ?? null).catch(asChanged);
      return routesOf(chosen);
    },
    () => changedMeanwhile("setting"),
  );
}

/** Another choice created the document first: it is read again. */
export function asChanged(error: unknown): never {
  if (error instanceof DocumentError && error.kind === "exists") throw new DocumentError("changed", error.message);
  throw error;
}
