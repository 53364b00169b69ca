import type { Counters } from "@vignette/domain/operations";
import { DocumentError, type Documents } from "../../adapters/documents/documents.ts";
import { open } from "../open.ts";
import { counterRecords } from "../service/operations.ts";

/** Documents that share the counting, since Firestore takes about one write a second to each. Our own choice. */
const SHARDS = 8;

/** Collection `operations_counters`. */
export function counterStore(documents: Documents) {
  const counters = open(documents, counterRecords);
  return {
    /** Adds to the counters. `chance` from 0 to 1 chooses the shard. */
    async add(more: Partial<Counters>, chance: number): Promise<void> {
      const id = `shard-${Math.floor(chance * SHARDS)}`;
      const transforms = { increment: more };
      await counters.patch(id, {}, { transforms }).catch(async (error: unknown) => {
        if (!(error instanceof DocumentError) || error.kind !== "missing") throw error;
        await counters.create(id, { errors: 0, spentMicros: 0 }).catch(unlessExists);
        await counters.patch(id, {}, { transforms });
      });
    },
    async total(): Promise<Counters> {
      const shards = await counters.find({});
      const sum = (key: keyof Counters) => shards.reduce((total, { value }) => total + value[key], 0);
      return { errors: sum("errors"), spentMicros: sum("spentMicros") };
    },
  };
}

/** Another call created it first. */
function unlessExists(error: unknown): void {
  if (!(error instanceof DocumentError) || error.kind !== "exists") throw error;
}
