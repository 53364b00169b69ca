import type { Instant } from "@vignette/domain/kernel";
import { Refusal } from "@vignette/domain/kernel";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { newCallSecret } from "../../../adapters/recipes/call-signature.ts";
import type { TextSeal } from "../../../adapters/text-seal.ts";
import type { RecipeStore } from "../store.ts";
import type { TriggerStore } from "./trigger-store.ts";

type Deps = {
  documents: Documents;
  recipes: RecipeStore;
  triggers: TriggerStore;
  callSeal: TextSeal;
  publicOrigin: string;
  now: Instant;
};

/** Where a recipe is called, and the secret for its signatures. */
export type CallAccess = { url: string; secret: string };

/** Makes the secret of a recipe. Only this answer shows it; an earlier one ends at once. */
export async function makeSecret(deps: Deps, uid: string, id: string): Promise<CallAccess> {
  const { recipes, triggers, callSeal, now } = deps;
  const { value: recipe } = await recipes.get(uid, id);
  if (recipe.plan.trigger.type !== "call") throw notCalled();
  const secret = newCallSecret();
  const [sealed, keyId, before] = await Promise.all([
    callSeal.seal(id, secret),
    callSeal.currentKeyId(),
    triggers.secret(id),
  ]);
  const value = { id, uid, projectId: recipe.projectId, sealed, keyId, madeAt: now };
  await deps.documents.commit([triggers.secretWrites.put(id, value, before?.version)]);
  return { url: callUrl(deps, id), secret };
}

/** The address that a recipe's calls are sent to. */
export const callUrl = ({ publicOrigin }: { publicOrigin: string }, recipeId: string): string =>
  `${publicOrigin}/api/recipes/${recipeId}/calls`;

const notCalled = () =>
  new Refusal("conflict", "automation.not-called", "Save the recipe with calls as its trigger first.");
