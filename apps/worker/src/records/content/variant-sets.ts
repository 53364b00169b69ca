import { VariantSet } from "@vignette/domain/studio";
import { byPart } from "../files/file-lookup.ts";
import { keysIn } from "../files/keys-in.ts";
import { ofProject, record } from "../record.ts";

/** Collection `variant_sets`, keyed by the id of the creation. */
export const variantSetRecords = record(
  "variant_sets",
  VariantSet,
  { lastUpdated: "timestamp" },
  ofProject("variant_sets", {
    files: {
      // A set has the id of its creation: in the export its voices have a folder of their own, next to the creation's
      // media.
      of: ({ id, value }) => ({ keys: keysIn(value, "files", "media"), exportName: `${id}/variants` }),
      under: { creations: byPart(1) },
    },
  }),
);
