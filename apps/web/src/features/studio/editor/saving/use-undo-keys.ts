import { useEffect } from "react";
import type { ScriptEditor } from "./use-script-editor.ts";

/** Undo and redo by ⌘Z and ⇧⌘Z (Ctrl on other systems). Inside text fields the browser's own undo applies. */
export function useUndoKeys({ undo, redo }: Pick<ScriptEditor, "undo" | "redo">): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]");
      if (typing || !(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      (event.shiftKey ? redo : undo)?.();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [undo, redo]);
}
