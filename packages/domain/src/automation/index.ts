export { afterRun, isHalted, MOST_FAILURES, paused, type RunEnd, replanned, resumed, skipping } from "./after-run.ts";
export { needsApproval } from "./approval-rule.ts";
export { countedBefore, expectedCost, likelyCost, overBudget, type Spent } from "./budget.ts";
export { type ChosenBefore, chooseNext, type HookCandidate, type ProductMaterial } from "./choose-next.ts";
export { FORECAST, type Forecast, forecast } from "./forecast.ts";
export { endOf, MADE_AHEAD, MAKING_TAKES, movedOn, nextOccurrence, occurrencesBetween } from "./occurrences.ts";
export { pieceCost } from "./piece-cost.ts";
export type { PlanRoom } from "./plan-room.ts";
export { PauseReason, RECIPES_MAX, Recipe, SaveRecipeInput, SkipInput } from "./recipe.ts";
export { recipeCaption } from "./recipe-caption.ts";
export { recipeOptions } from "./recipe-options.ts";
export {
  ApprovalRule,
  bringBackPlan,
  defaultPlan,
  HookSource,
  hooksFor,
  newItemsPlan,
  planNumbers,
  RecipePlan,
} from "./recipe-plan.ts";
export {
  isRunning,
  RecipeChoice,
  RecipeRun,
  RunState,
  runId,
  SkipReason,
  skipSentences,
  triggeredRunId,
} from "./recipe-run.ts";
export { automatedLooks, type PlanFacts, planRefusals, refusePlan } from "./refuse-plan.ts";
export { CallBody, topicOfCall } from "./triggers/call.ts";
export {
  afterFailedReading,
  afterReading,
  MOST_FAILED_READINGS,
  newFeed,
  newItems,
  RecipeFeed,
} from "./triggers/feed-reading.ts";
export { RecipeTrigger } from "./triggers/trigger.ts";
export { triggeredAt } from "./triggers/triggered-at.ts";
