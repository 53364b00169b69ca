import { editedVariants, type SaveVariantsInput, type VariantSet } from "@vignette/domain/studio";
import { partCreations } from "./variant-store.ts";
import { type ChangeVariantsDeps, changeVariants } from "./variants-of.ts";

/** Saves the user's choice: parts, name and excluded combinations. Generates nothing. */
export function saveVariants(deps: ChangeVariantsDeps, uid: string, input: SaveVariantsInput): Promise<VariantSet> {
  return changeVariants(deps, { uid, id: input.id }, async ({ creation, set }) =>
    editedVariants(set, creation, input, await partCreations(deps.studio, uid, input)),
  );
}
