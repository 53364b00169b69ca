import type { PublishRun } from "@vignette/domain/scheduling";

/** Submits targets to the publishing engine. */
export interface Publisher {
  /** Starts the Workflow of a claimed target. Starting the same run twice starts it once. */
  start(run: PublishRun): Promise<void>;
}
