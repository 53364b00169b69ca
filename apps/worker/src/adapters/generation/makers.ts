/** Which making of which creation. `id` names it for good: the same asked for twice is started once. */
export type Making = { uid: string; creationId: string; run: string; id: string };

/** Hands makings over to the engine that goes on with them when every page is closed. */
export interface Makers {
  start(making: Making): Promise<void>;
}
