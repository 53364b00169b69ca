import type { ScriptAndStyle } from "@vignette/content";
import type { Script, Style } from "@vignette/domain/studio";
import type { ScriptEditor } from "./saving/use-script-editor.ts";
import { useCarriedHook } from "./use-carried-hook.ts";

/**
 * The ways to change a draft. Each applies to the draft as it is now, not as it was last rendered; `field` names the step
 * of the history. A changed hook is carried into the texts that repeat it.
 */
export function useDraftChanges(editor: Pick<ScriptEditor, "now" | "change">, onChange: () => void) {
  const carry = useCarriedHook();
  function change(next: ScriptAndStyle, field: string) {
    onChange();
    editor.change(next, field);
  }
  function changeDraft(make: (draft: ScriptAndStyle) => ScriptAndStyle, field: string) {
    const now = editor.now();
    const next = make(now);
    change({ ...next, script: carry(now.script, next.script, field) }, field);
  }
  return {
    change,
    changeDraft,
    changeScript: (make: (script: Script) => Script, field: string) =>
      changeDraft(({ script, style }) => ({ script: make(script), style }), field),
    changeStyle(part: Partial<Style>, field: string) {
      const now = editor.now();
      change({ ...now, style: { ...now.style, ...part } }, field);
    },
  };
}
export type DraftChanges = ReturnType<typeof useDraftChanges>;
