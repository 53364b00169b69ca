import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { Env } from "../src/context/env.ts";

const { BROADCAST_HUB } = env as unknown as Env;

/** Runs the alarms of all shards of the hub now; they run every 20 s. */
export async function wakeHubs(): Promise<void> {
  for (const share of [0, 1, 2, 3]) {
    await runDurableObjectAlarm(BROADCAST_HUB.get(BROADCAST_HUB.idFromName(`everyone-${share}`)) as never);
  }
}
