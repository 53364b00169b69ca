import { useCallback, useEffect, useState } from "react";

/** How long the last change can be undone, in milliseconds. Source: docs/experience.md#notifications-and-activity. */
const UNDO_FOR = 600_000;

export type Undo = { label: string; run: () => void };

/** The last change that can be undone, with a button or with ⌘Z outside of fields. */
export function useUndo() {
  const [last, setLast] = useState<Undo | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [last]);

  const undo = useCallback(() => {
    setLast(null);
    last?.run();
  }, [last]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, [contenteditable]");
      if (typing || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      undo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [undo]);

  return { last, offer: setLast, undo };
}
