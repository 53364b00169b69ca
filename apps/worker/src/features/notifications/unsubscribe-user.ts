import { changedMeanwhile } from "@vignette/domain/kernel";
import { withoutMail } from "@vignette/domain/notifications";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { NotificationStore } from "../../records/stores/notification-store.ts";
import { asChanged } from "./save-preference.ts";

/** Turns off the mail of every kind for a user; the app and push stay as they are. Safe to repeat. */
export async function unsubscribeUser(notifications: NotificationStore, uid: string): Promise<void> {
  await retryIfChanged(
    async () => {
      const { stored } = await notifications.routes(uid);
      const before = stored?.value ?? { uid, chosen: {}, digestAt: null };
      const next = { ...before, chosen: withoutMail(before.chosen) };
      await notifications.savePreferences(next, stored?.version ?? null).catch(asChanged);
    },
    () => changedMeanwhile("setting"),
  );
}
