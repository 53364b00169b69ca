import { hookCategories, hookLibrary } from "@vignette/domain/hook-library";
import { templates } from "@vignette/domain/studio/catalogue";

/** How much there is to choose from, by the names that written pages use: `{{catalog.hooks}}`. */
export const catalogNumbers = {
  hooks: hookLibrary.length,
  hookCategories: hookCategories.length,
  kinds: Object.keys(templates).length,
  looks: Object.values(templates).flat().length,
} as const;
