import { changeInWords, type FlagName } from "@vignette/domain/admin";
import { strictConfig } from "@vignette/domain/country";
import { noFlags } from "@vignette/domain/flags";
import type { Documents } from "../../../adapters/documents/documents.ts";
import type { Announce } from "../../../adapters/live.ts";
import { flagStore } from "../../../records/stores/flag-store.ts";
import { publicConfigStore } from "../../../records/stores/public-config-store.ts";
import { type Deps, logWrite } from "../log.ts";
import type { AdminStore } from "../store.ts";

export type Switches = Record<FlagName, boolean>;

/** The current state of all switches. */
export async function readSwitches(store: Pick<AdminStore, "flags" | "publicConfig">): Promise<Switches> {
  const [flags, config] = await Promise.all([
    store.flags.get("config_features"),
    store.publicConfig.get("config_public"),
  ]);
  const { countryRestrictionOn } = config?.value ?? strictConfig();
  return { ...(flags?.value ?? noFlags), countryRestrictionOn };
}

/**
 * Sets one switch. Open pages receive it immediately; one that misses it keeps the country restriction for 5 minutes
 * at most (spec §9).
 */
export async function setFlag(
  deps: Deps & { documents: Documents; announce: Announce },
  name: FlagName,
  on: boolean,
): Promise<Switches> {
  const before = await readSwitches(deps.store);
  const change = changeInWords(before, { [name]: on });
  if (change === "") return before;
  await deps.store.commit([logWrite(deps, { action: "switch", subject: name, change })]);
  if (name === "countryRestrictionOn") {
    await publicConfigStore(deps.documents).change(() => ({ countryRestrictionOn: on }), deps.announce);
  } else await flagStore(deps.documents).change({ [name]: on }, deps.announce);
  return await readSwitches(deps.store);
}
