import { isUnread } from "@vignette/domain/assets";
import { Refusal } from "@vignette/domain/kernel";
import type { Files } from "../adapters/files/files.ts";
import type { Stoppable } from "../adapters/generation/generation.ts";
import type { LivePush } from "../adapters/live.ts";
import { logLine } from "../adapters/log/log-line.ts";
import { reportUnexpected } from "../adapters/log/report-unexpected.ts";
import { materialRecords } from "../records/content/materials.ts";
import { open } from "../records/open.ts";
import { type MeterDeps, modelsOfUser } from "../usage/credit-meter.ts";
import { readPhoto } from "./photo-reading.ts";

/** Most photos that are read without being asked for, more than a creation shows, and how many at once. Our own choice. */
const MOST = 12;
const AT_ONCE = 4;

/**
 * Has the parts of a product's photos named that nobody looked at, before they are shown. Nobody asked for it, so it
 * never fails: what cannot be read, or paid for, stays unread. Source: ADR 182.
 */
export async function readPhotos(
  deps: MeterDeps & { files: Files; live: LivePush },
  uid: string,
  ids: readonly string[],
  stoppable: Stoppable = {},
): Promise<void> {
  const materials = open(deps.documents, materialRecords);
  const paying = { ...deps, generation: modelsOfUser(deps, uid, { aside: true }) };
  const readOne = async (id: string) => {
    try {
      const stored = await materials.get(id);
      if (stored?.value.uid !== uid || !isUnread(stored.value, deps.now)) return;
      const { projectId } = await readPhoto(paying, stored, stoppable);
      await deps.live(uid, { type: "asset", projectId });
    } catch (error) {
      if (error instanceof Refusal) logLine("info", "A photo was not read.", { id, why: error.code });
      else reportUnexpected(error, { assetId: id });
    }
  };
  const waiting = ids.slice(0, MOST);
  while (waiting.length > 0) await Promise.all(waiting.splice(0, AT_ONCE).map(readOne));
}
