import { VariantSet } from "@vignette/domain/studio";
import { keysIn } from "../keys-in.ts";
import { ofProject, record } from "../record.ts";

/** Collection `variant_sets`, keyed by the id of the creation that is varied. */
export const variantSetRecords = record(
  "variant_sets",
  VariantSet,
  { lastUpdated: "timestamp" },
  ofProject("variant_sets", {
    // A set has the id of its creation: in the export its voices get a folder of their own beside the creation's media.
    files: ({ id, value }) => ({ keys: keysIn(value, "files", "media"), exportName: `${id}/variants` }),
  }),
);
