import { Refusal } from "@vignette/domain/kernel";
import type { Context } from "./context.ts";
import type { Env } from "./env.ts";

/** What publishing runs on: the platforms, the gate of each account, the engine. */
export function publishingAdapters(
  _env: Env,
  _fetch: typeof globalThis.fetch,
): Pick<Context, "platforms" | "gates" | "publisher"> {
  const notYet = () => {
    throw new Refusal("unavailable", "publishing.unavailable", "Publishing is not available right now.");
  };
  return {
    platforms: { authorizeUrl: notYet, exchange: notYet, creatorInfo: notYet, measure: notYet },
    gates: notYet,
    publisher: { start: notYet },
  };
}
