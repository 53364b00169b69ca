import { unfilledSlots } from "../../hook-library/index.ts";
import { Refusal } from "../../kernel/index.ts";
import { evidenceWords } from "./evidence.ts";
import type { Script } from "./script.ts";

/**
 * Why nothing is made of words that still have a gap: no file that holds one may ever go out.
 * Source: docs/architecture.md#evidence.
 */
export function refuseOpen(script: Script | null): Refusal | null {
  const [slot] = script === null ? [] : evidenceWords(script).flatMap(unfilledSlots);
  if (slot === undefined) return null;
  const message = `Fill [${slot}] first: nothing goes out with an empty placeholder.`;
  return new Refusal("invalid", "studio.placeholder-open", message, "id");
}
