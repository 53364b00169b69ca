import type { Instant } from "@vignette/domain/kernel";
import { MOST_DEVICES, type PushDeviceInput } from "@vignette/domain/notifications";
import type { PushDeviceStore } from "../../records/stores/push-device-store.ts";

type Deps = { devices: PushDeviceStore; now: Instant };

/**
 * Adds a device, or takes it over from the user who was logged in there before. Beyond `MOST_DEVICES` the user's oldest is
 * removed.
 */
export async function addDevice({ devices, now }: Deps, uid: string, device: PushDeviceInput): Promise<null> {
  await devices.put({ ...device, id: await idOf(device.endpoint), uid, createdAt: now });
  const [, ...others] = await devices.ofUser(uid);
  for (const { id } of others.slice(MOST_DEVICES - 1)) await devices.remove(id);
  return null;
}

/** Removes a device of the user. One that is not theirs is left as it is. */
export async function removeDevice({ devices }: Deps, uid: string, endpoint: string): Promise<null> {
  const stored = await devices.get(await idOf(endpoint));
  if (stored?.value.uid === uid) await devices.remove(stored.id);
  return null;
}

/** The SHA-256 of an endpoint, in hexadecimal digits. */
async function idOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return Array.from(hash, (it) => it.toString(16).padStart(2, "0")).join("");
}
