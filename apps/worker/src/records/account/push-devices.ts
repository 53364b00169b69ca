import { PushDevice } from "@vignette/domain/notifications";
import { ofAccount, record } from "../record.ts";
import { without } from "../without.ts";

/** Collection `push_devices`, keyed by the hash of the endpoint. Its keys are not exported: they only open messages. */
export const pushDeviceRecords = record(
  "push_devices",
  PushDevice,
  { createdAt: "timestamp" },
  ofAccount("push_devices", { dataExport: { as: "push_devices", of: without("endpoint", "p256dh", "auth") } }),
);
