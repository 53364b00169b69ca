/** A run of a recipe, and how often it was restarted: the first Workflow of a restarted run stops. */
export type RecipeJob = { id: string; restarts: number };

/** Starts runs of recipes in the engine. */
export interface RecipeQueue {
  /** Starting a job twice runs it once. */
  start(job: RecipeJob): Promise<void>;
}
