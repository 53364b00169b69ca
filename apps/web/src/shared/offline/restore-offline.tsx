import { type ReactNode, use } from "react";
import { queryClient } from "../../trpc.ts";
import { currentUid } from "../session/current-uid.ts";

/** Who loses the network later has everything in memory already. */
const startedOffline = !navigator.onLine;
let restoring: Promise<void> | null = null;

/** A page that starts without a network starts from what this device has kept of earlier answers. */
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
