import type { ScriptFacts } from "../script/facts.ts";
import type { ScriptAnswer } from "../script/script.ts";
import { firmlyMarked } from "./firmly-marked.ts";
import { hookOverlay } from "./hook-overlay.ts";
import { marked } from "./marked.ts";

/**
 * Spoken words need no separate text on screen: the hook is written as it is spoken, no matter who wrote the
 * script, and the important part (the outcome, a proven figure) is put between *asterisks* for the accent. No mark
 * stands on weak words or on half the product's name.
 */
export function withOverlays(
  answer: ScriptAnswer,
  { brief, spoken }: Pick<ScriptFacts, "brief" | "spoken">,
): ScriptAnswer {
  const beats = answer.beats.map((written) => {
    const beat = { ...written, body: firmlyMarked(written.body, brief.name) };
    if (!spoken) return { ...beat, title: firmlyMarked(beat.title, brief.name) };
    const title = beat.role === "hook" ? hookOverlay(beat.line) : beat.title;
    const about = { outcome: brief.outcome, figures: beat.role === "proof", name: brief.name };
    return { ...beat, title: firmlyMarked(marked(title, about), brief.name) };
  });
  return { ...answer, beats };
}
