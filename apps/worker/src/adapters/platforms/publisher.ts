import type { Run } from "@vignette/domain/scheduling";

/** Hands targets over to the engine that drives them. */
export interface Publisher {
  /** Starts the Workflow of a claimed target. The same run asked for twice is started once. */
  start(run: Run): Promise<void>;
}
