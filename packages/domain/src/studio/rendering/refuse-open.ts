import { unfilledSlots } from "../../hook-library/index.ts";
import { Refusal } from "../../kernel/index.ts";
import { addedTexts } from "../canvas/added-texts.ts";
import type { Creation } from "../creation/creation.ts";
import { evidenceWords } from "../script/evidence.ts";

/**
 * Why nothing is made of words that still have a gap, written in a beat or added to the canvas: no file that holds one may ever go out.
 * Source: docs/architecture.md#evidence.
 */
export function refuseOpen({ script, style }: Pick<Creation, "script" | "style">): Refusal | null {
  if (script === null) return null;
  const words = [...evidenceWords(script), ...addedTexts({ script, style }).map(({ text }) => text)];
  const [slot] = words.flatMap(unfilledSlots);
  if (slot === undefined) return null;
  const message = `Fill [${slot}] first: nothing goes out with an empty placeholder.`;
  return new Refusal("invalid", "studio.placeholder-open", message, "id").with({ slot });
}
