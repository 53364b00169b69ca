import { Id, Instant } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { ofProject, record } from "../record.ts";
import { without } from "../without.ts";

/** The secret that a recipe's calls are signed with. */
const RecipeSecret = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  sealed: z.string(),
  /** The sealing key that it was sealed with: after a rotation it is sealed anew. Source: ADR 50. */
  keyId: z.string(),
  madeAt: Instant,
});
export type RecipeSecret = z.infer<typeof RecipeSecret>;

/** Collection `recipe_secrets`, keyed by recipe id. */
export const recipeSecretRecords = record(
  "recipe_secrets",
  RecipeSecret,
  { madeAt: "timestamp" },
  ofProject("recipe_secrets", { dataExport: { as: "recipe_secrets", of: without("sealed", "keyId") } }),
);
