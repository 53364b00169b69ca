import type { ScriptFacts } from "./facts.ts";
import { hookOverlay } from "./hook-overlay.ts";
import { marked } from "./marked.ts";
import type { ScriptAnswer } from "./script.ts";

/**
 * Spoken words that need no separate text on screen: the hook is written as it is spoken, no matter who wrote the
 * script, and the important part (the outcome, a proven figure) is put between *asterisks* for the accent.
 */
export function withOverlays(
  answer: ScriptAnswer,
  { brief, spoken }: Pick<ScriptFacts, "brief" | "spoken">,
): ScriptAnswer {
  if (!spoken) return answer;
  const beats = answer.beats.map((beat) => {
    const title = beat.role === "hook" ? hookOverlay(beat.line) : beat.title;
    return { ...beat, title: marked(title, { outcome: brief.outcome, figures: beat.role === "proof" }) };
  });
  return { ...answer, beats };
}
