import type { DurableObjectNamespace } from "@cloudflare/workers-types";
import type { LivePush } from "./live.ts";
import { logLine } from "./log/log-line.ts";

/** Pushes through the user's LiveChannel. A failed push is only logged: pages reload their data on their own. */
export function livePush(channels: DurableObjectNamespace): LivePush {
  return async (uid, event) => {
    try {
      const body = JSON.stringify(event);
      await channels.get(channels.idFromName(uid)).fetch("https://live/push", { method: "POST", body });
    } catch (error) {
      logLine("warn", "A live event was lost.", { error });
    }
  };
}

/** Closes the channels of all open pages of a user; a failure is only logged, because the hub looks again. */
export async function closePages(channels: DurableObjectNamespace, uid: string): Promise<void> {
  try {
    await channels.get(channels.idFromName(uid)).fetch("https://live/", { method: "DELETE" });
  } catch (error) {
    logLine("warn", "Open pages were not closed.", { error });
  }
}
