import { type Flags, noFlags } from "@vignette/domain/flags";
import { seconds } from "@vignette/domain/kernel";
import type { Documents } from "../adapters/documents/documents.ts";
import { DocumentError } from "../adapters/documents/documents.ts";
import type { Announce } from "../adapters/live.ts";
import { open } from "./open.ts";
import { recentRead } from "./recent-read.ts";
import { featureConfigRecords } from "./service/config.ts";

const ID = "config_features";

/** How long an isolate answers with the same flags, as before each page. Source: docs/performance.md#flags; ADR 6. */
const recent = recentRead<Flags>(seconds(2));

/** Document `config/config_features`. */
export function flagStore(documents: Documents) {
  const config = open(documents, featureConfigRecords);
  return {
    /** Without the document every flag is off. */
    read: async (): Promise<Flags> => (await config.get(ID))?.value ?? noFlags,
    /** At most two seconds old. */
    recent(now: number): Promise<Flags> {
      return recent.get(now, () => this.read());
    },
    /** Changes the named flags and notifies every open page. Only for the admin procedure, which checks the caller. */
    async change(change: Partial<Flags>, announce: Announce): Promise<Flags> {
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
