import type { Scene } from "@vignette/composition";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";
import { handAdjustments } from "./hand-edits.ts";
import { unfittingEdits } from "./with-hand-edits.ts";

/** What users changed on the canvas and do not see. */
export type UnseenEdits = {
  /** Changes that do not fit the look, or whose beat is gone. They come back with it. */
  unfitting: number;
  /** Texts that were hidden by hand in this look. */
  hidden: number;
};

/**
 * The edits of a draft that its scenes do not show. `scenes` are those of a draft without adjustments by hand, which
 * hold every clip that the look draws.
 */
export function unseenEdits(
  scenes: readonly Scene[],
  { script, style }: ScriptAndStyle,
  { kind }: Pick<SceneInput, "kind">,
): UnseenEdits {
  const beatIds = new Set(script.beats.map(({ id }) => id));
  const lost = (style.layers ?? []).filter(({ beatId }) => beatId !== null && !beatIds.has(beatId));
  return {
    unfitting: unfittingEdits(scenes, { kind, beats: script.beats }, style) + lost.length,
    hidden: hiddenTexts(style).length,
  };
}

const hiddenTexts = (style: ScriptAndStyle["style"]) =>
  handAdjustments(style)
    .filter(({ look }) => look === style.template)
    .flatMap(({ steps }) => steps.filter(({ hidden }) => hidden));

/** The draft with every text of its look shown again. */
export function withHiddenShown({ script, style }: ScriptAndStyle): ScriptAndStyle {
  const adjustments = style.adjustments.flatMap((it) => {
    if (it.look !== style.template || !Array.isArray(it.steps)) return [it];
    const steps = it.steps.flatMap(({ hidden: _hidden, ...step }) => (Object.keys(step).length > 2 ? [step] : []));
    return steps.length > 0 ? [{ ...it, steps }] : [];
  });
  return { script, style: { ...style, adjustments } };
}
