import { useParams, useSearchParams } from "react-router";
import { ownZone } from "../../../shared/times/times.ts";
import { useCurrentProduct } from "../../../shared/use-current-product.ts";
import { trpc } from "../../../trpc.ts";
import { presetOf } from "../presets.ts";
import { RecipeEditor } from "./recipe-editor.tsx";

/** The form of a new recipe, from a preset, about the product that the project's pages work on. */
export function NewRecipePage({ projectId }: { projectId: string }) {
  const [search] = useSearchParams();
  const { product } = useCurrentProduct(projectId);
  const { name, planIn } = presetOf(search.get("from"));
  const start = { ...planIn(ownZone()), productIds: product ? [product.id] : [] };
  // Each preset has a draft of its own.
  return <RecipeEditor key={name} draft={`${projectId}:${name}`} projectId={projectId} recipe={null} plan={start} />;
}

/** The form of a recipe that there is. */
export function EditRecipePage() {
  const { id = "" } = useParams();
  const [recipe] = trpc.automation.get.useSuspenseQuery({ id });
  return <RecipeEditor draft={id} projectId={recipe.projectId} recipe={recipe} plan={recipe.plan} />;
}
