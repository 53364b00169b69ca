/**
 * Which making of which creation, and how often that one was taken up again. `id` names it for good: the same asked for
 * twice is started once.
 */
export type GenerationJob = { uid: string; creationId: string; run: string; restarts: number; id: string };

/** A making, and what the same worker makes after it. */
export type GenerationChain = GenerationJob & { behind?: readonly GenerationJob[] };

/** Hands makings over to the engine that goes on with them when every page is closed. */
export interface GenerationQueue {
  start(making: GenerationChain): Promise<void>;
}
