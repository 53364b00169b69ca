import { StateBadge } from "@vignette/ui";
import type { RecipeState } from "./words/recipe-state.ts";

/** The state of a recipe as icon, word and edge. */
export const RecipeBadge = ({ state: { label, icon: Icon, tone, edge, tinted } }: { state: RecipeState }) => (
  <StateBadge tone={tone} edge={edge} tinted={tinted} icon={<Icon aria-hidden />}>
    {label}
  </StateBadge>
);
