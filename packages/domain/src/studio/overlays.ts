import type { ScriptFacts } from "./facts.ts";
import { hookOverlay } from "./hook-overlay.ts";
import { marked } from "./marked.ts";
import type { StoryScript } from "./script.ts";

/**
 * A story whose written words can stand for themselves: the hook is written as it is spoken, whoever wrote the script,
 * and what carries the meaning (the outcome, a proven figure) is put between *asterisks* for the accent.
 */
export function withOverlays(script: StoryScript, { brief }: ScriptFacts): StoryScript {
  const beats = script.beats.map((beat) => {
    const overlay = beat.role === "hook" ? hookOverlay(beat.line) : beat.overlay;
    return { ...beat, overlay: marked(overlay, { outcome: brief.outcome, figures: beat.role === "proof" }) };
  });
  return { ...script, beats };
}
