import { changedMeanwhile } from "@vignette/domain/kernel";
import { withoutMail } from "@vignette/domain/notifications";
import { retryIfChanged } from "../../adapters/documents/retry-if-changed.ts";
import type { NotificationStore } from "../../records/notification-store.ts";
import { asChanged } from "./save-preference.ts";

/** Turns off the mail of every kind for a user; the app and push stay as they are. Safe to repeat. */
export async function unsubscribeUser(notifications: NotificationStore, uid: string): Promise<void> {
  await retryIfChanged(
    async () => {
      const { stored } = await notifications.routes(uid);
      const chosen = withoutMail(stored?.value.chosen ?? {});
      await notifications.savePreferences({ uid, chosen }, stored?.version ?? null).catch(asChanged);
    },
    () => changedMeanwhile("setting"),
  );
}
