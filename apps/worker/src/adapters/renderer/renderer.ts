import type { RenderJob, RenderStatus } from "@vignette/domain/studio";

/** Draws scenes without a browser. There are several; a job stays where it was taken. */
export interface Renderer {
  /** Hands a job in and tells who took it. Handed in twice it is one job. `full`: all are busy, come again later. Throws where nobody answers. */
  start(job: RenderJob): Promise<{ place: string } | "full">;
  /** How a job stands; `unknown` where it was lost with its renderer, `away` where nobody answers. */
  status(place: string, jobId: string): Promise<RenderStatus | "unknown" | "away">;
  /** Stops a job. What cannot be reached needs no stopping: its links are closed. */
  cancel(place: string, jobId: string): Promise<void>;
}
