import { type Flags, noFlags, type ReadFlags, unreadFlags } from "@vignette/domain/flags";
import { seconds } from "@vignette/domain/kernel";
import { machineClock } from "../../adapters/clock.ts";
import type { Documents } from "../../adapters/documents/documents.ts";
import { DocumentError } from "../../adapters/documents/documents.ts";
import type { Announce } from "../../adapters/live.ts";
import { open } from "../open.ts";
import { recentRead } from "../recent-read.ts";
import { featureConfigRecords } from "../service/config.ts";

const ID = "config_features";

/** How long an isolate caches the flags. Source: docs/performance.md#flags; ADR 6. */
const recent = recentRead<ReadFlags>(seconds(2));
/** How long a request waits for the flags; after that the last known ones apply. */
const PATIENCE = seconds(1.5);

/** Document `config/config_features`. */
export function flagStore(documents: Documents) {
  const config = open(documents, featureConfigRecords);
  return {
    /** Without the document every flag is off. `readAt` is the machine's own time, which nobody moves back. */
    async read(): Promise<ReadFlags> {
      const readAt = machineClock();
      return { ...((await config.get(ID))?.value ?? noFlags), readAt };
    },
    /** At most two seconds old. Rejects if they cannot be read. */
    recent(now: number): Promise<ReadFlags> {
      return recent.get(now, () => this.read());
    },
    /**
     * At most two seconds old, or the last known ones: a database failure neither delays requests nor closes the
     * product. Until the first read every flag is off. While the product is open they may be older by `stale` ms.
     */
    async known(now: number, stale = 0): Promise<ReadFlags> {
      const last = recent.last(now);
      if (last && (last.isFresh || (!last.value.maintenance && last.staleFor < stale))) return last.value;
      const otherwise = last?.value ?? unreadFlags;
      return await within(
        PATIENCE,
        this.recent(now).catch(() => otherwise),
        otherwise,
      );
    },
    /** Changes the named flags and notifies every open page. Only for the admin procedure, which checks the caller. */
    async change(change: Partial<Flags>, announce: Announce): Promise<ReadFlags> {
      await config.patch(ID, change).catch(async (error: unknown) => {
        if (!(error instanceof DocumentError) || error.kind !== "missing") throw error;
        await config.create(ID, { ...noFlags, ...change });
      });
      const flags = await this.read();
      recent.forget();
      await announce({ type: "flags", flags });
      return flags;
    },
  };
}

/** Clears the cache: the next request reads the flags again. */
export const forgetFlags = recent.forget;

async function within<T>(milliseconds: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
