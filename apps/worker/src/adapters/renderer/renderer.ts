import type { RenderJob, RenderStatus } from "@vignette/domain/studio";

/** Renders scenes without a browser. There are several renderers; a job stays on the one that accepted it. */
export interface Renderer {
  /**
   * Submits a job and gives the renderer that accepted it. Submitting it twice starts it once. `full`: all are busy,
   * try again later. Throws if none answers.
   */
  start(job: RenderJob): Promise<{ place: string } | "full">;
  /** The status of a job; `unknown` if it was lost with its renderer, `away` if the renderer does not answer. */
  status(place: string, jobId: string): Promise<RenderStatus | "unknown" | "away">;
  /** Cancels a job. A renderer that cannot be reached is ignored: the links of its job are closed. */
  cancel(place: string, jobId: string): Promise<void>;
}
