import { isRunning, type RecipeRun } from "@vignette/domain/automation";
import { later, minutes, Refusal, sayingOf, seconds } from "@vignette/domain/kernel";
import { DocumentError, type Stored } from "../../adapters/documents/documents.ts";
import type { RecipeJob } from "../../adapters/recipes/recipe-queue.ts";
import { cancelStep } from "./cancel-step.ts";
import { chooseStep } from "./choose-step.ts";
import { endRun } from "./end-run.ts";
import { makeStep } from "./make-step.ts";
import { planStep } from "./plan-step.ts";
import { renderStep } from "./render-step.ts";
import type { RunDeps } from "./run-deps.ts";
import type { StepResult } from "./step-result.ts";

/** What the Workflow does next: another round, a pause in ms, or nothing. */
export type RunProgress = { type: "more" } | { type: "wait"; ms: number } | { type: "done" };

/** How long a round waits for generation, a render or a place at the renderer. Our own choice. */
const PAUSE = seconds(3);
/** A run that waits gives a sign of life this often, so that the sweep does not take it for lost. */
const SIGN_OF_LIFE = minutes(2);

/**
 * The next step of a run. Reads the run, does what is missing and saves it, so that a step that is repeated after a
 * crash finds what was done. A refusal ends the run with its sentence; anything else is thrown, and the step is tried
 * again. A run that was restarted is left to its newest Workflow.
 */
export async function advanceRun(deps: RunDeps, { id, restarts }: RecipeJob): Promise<RunProgress> {
  const stored = await deps.recipes.findRun(id);
  if (!stored || !isRunning(stored.value) || stored.value.restarts !== restarts) return { type: "done" };
  try {
    const result = await stepOf(deps, stored);
    if (result !== "wait") return { type: result };
    if (later(stored.value.lastUpdated, SIGN_OF_LIFE) <= deps.now)
      await deps.recipes.patchRun(id, { lastUpdated: deps.now }, stored.version);
    return { type: "wait", ms: PAUSE };
  } catch (error) {
    // The run, its recipe or its creation was changed meanwhile: the next round reads it again.
    if (error instanceof DocumentError && error.kind === "changed") return { type: "more" };
    if (!(error instanceof Refusal) || error.kind === "unavailable") throw error;
    await endRun(deps, stored, { type: "failed", ...sayingOf(error), isConsent: false });
    return { type: "done" };
  }
}

function stepOf(deps: RunDeps, stored: Stored<RecipeRun>): Promise<StepResult> {
  if (stored.value.canceledAt !== null) return cancelStep(deps, stored);
  switch (stored.value.state) {
    case "choosing":
      return chooseStep(deps, stored);
    case "making":
      return makeStep(deps, stored);
    case "rendering":
      return renderStep(deps, stored);
    case "planning":
      return planStep(deps, stored);
    default:
      return Promise.resolve("done");
  }
}
