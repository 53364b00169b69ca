import { memeFormats, templates } from "@vignette/composition";
import { AssetType } from "@vignette/domain/assets";
import { hookCategories, hookLibrary } from "@vignette/domain/hook-library";
import { captionStyles } from "@vignette/domain/studio";

// Prints what users can choose from, read from the code itself, as one JSON object.
const kinds = AssetType.options.map((kind) => [kind, templates[kind].map(({ name }) => name)] as const);
const hooks = hookCategories.map(
  (category) => [category, hookLibrary.filter((hook) => hook.category === category).length] as const,
);
console.log(
  JSON.stringify({
    kinds: Object.fromEntries(kinds),
    hooks: Object.fromEntries(hooks),
    captionStyles,
    memeFormats: memeFormats.map(({ name }) => name),
  }),
);
