import { hookCategories, hookLibrary } from "@vignette/domain/hook-library";
import { AssetType, captionStyles, drawings, musicBeds, templates } from "@vignette/domain/studio/catalogue";

// Prints what users can choose from, read from the catalog itself, as one JSON object.
const kinds = AssetType.options.map((kind) => [kind, templates[kind].map(({ name }) => name)] as const);
const hooks = hookCategories.map(
  (category) => [category, hookLibrary.filter((hook) => hook.category === category).length] as const,
);
console.log(
  JSON.stringify({
    kinds: Object.fromEntries(kinds),
    hooks: Object.fromEntries(hooks),
    captionStyles,
    musicBeds,
    memeFormats: drawings.map(({ name }) => name),
  }),
);
