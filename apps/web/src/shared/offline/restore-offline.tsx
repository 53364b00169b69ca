import { type ReactNode, use } from "react";
import { queryClient } from "../../trpc.ts";
import { currentUid } from "../session/current-uid.ts";

/** If the network is lost later, everything is in memory already. */
const startedOffline = !navigator.onLine;
let restoring: Promise<void> | null = null;

/** Restores the stored answers of the Worker if the page starts without a network. */
export function RestoreOffline({ children }: { children: ReactNode }) {
  if (startedOffline) {
    restoring ??= restore();
    use(restoring);
  }
  return children;
}

async function restore(): Promise<void> {
  const uid = currentUid();
  if (uid === null) return;
  const { restoreQueries: restoreAnswers } = await import("./saved-queries.ts");
  await restoreAnswers(queryClient, uid);
}
