/** One run of generating a creation, and how often it was restarted. `id` is unique: a job that is started twice runs once. */
export type GenerationJob = { uid: string; creationId: string; run: string; restarts: number; id: string };

/** A job, and the jobs that the same Workflow runs after it. */
export type GenerationChain = GenerationJob & { behind?: readonly GenerationJob[] };

/** Starts jobs in the engine, which continues when every page is closed. */
export interface GenerationQueue {
  start(making: GenerationChain): Promise<void>;
}
