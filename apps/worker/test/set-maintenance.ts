import { forgetFlags } from "../src/records/stores/flag-store.ts";
import { writeDocument } from "./support.ts";

/** Turns maintenance on or off in the database; the next request sees it. */
export async function setMaintenance(on: boolean): Promise<void> {
  await writeDocument("config/config_features", { maintenance: { booleanValue: on } });
  forgetFlags();
}
