import type { PushDevice } from "@vignette/domain/notifications";
import type { Documents } from "../../adapters/documents/documents.ts";
import { pushDeviceRecords } from "../account/push-devices.ts";
import { open } from "../open.ts";

/** Collection `push_devices`, keyed by the hash of the endpoint: an endpoint belongs to the user who added it last. */
export function pushDeviceStore(documents: Documents) {
  const devices = open(documents, pushDeviceRecords);
  return {
    put: (device: PushDevice) => devices.put(device.id, device),
    remove: (id: string) => devices.remove(id),
    get: (id: string) => devices.get(id),
    /** A user's devices, the latest first. */
    async ofUser(uid: string): Promise<PushDevice[]> {
      const found = await devices.find({ where: [["uid", "==", uid]] });
      return found.map(({ value }) => value).sort((a, b) => b.createdAt - a.createdAt);
    },
    hasAny: async (uid: string) => (await devices.find({ where: [["uid", "==", uid]], limit: 1 })).length > 0,
  };
}
export type PushDeviceStore = ReturnType<typeof pushDeviceStore>;
