import type { WorkflowStep } from "cloudflare:workers";
import type { Instant } from "@vignette/domain/kernel";
import { clock, machineTimeAt } from "../../adapters/clock.ts";

/**
 * Pauses a Workflow until an instant, or not at all if it has come: a Workflow refuses to sleep until a time in the
 * past, and would end with its post unsent until the next sweep. Throws any other error. A clock that is moved while a Workflow sleeps does not wake it. Source: docs/platforms/cloudflare.md#workflows.
 */
export async function pauseUntil(
  step: Pick<WorkflowStep, "sleepUntil">,
  name: string,
  until: Instant,
  now: () => number = clock,
): Promise<void> {
  if (until <= now()) return;
  try {
    await step.sleepUntil(name, new Date(machineTimeAt(until)));
  } catch (error) {
    // The instant came while the call was on its way to the engine.
    if (until > now()) throw error;
  }
}
