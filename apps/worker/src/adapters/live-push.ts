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
