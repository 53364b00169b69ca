/** What is seen in a picture, for those that draw nothing: without the engine. */
export { type LookedAt, lookedAt } from "./looked-at.ts";
