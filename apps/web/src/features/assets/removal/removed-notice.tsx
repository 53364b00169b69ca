import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { Undo2 } from "@vignette/ui/icons";
import { useEffect } from "react";
import { useLatestRemoval } from "./removed-items.ts";
import { useRestoreItems } from "./use-remove-items.ts";

/** Names the latest deletion and offers to undo it, also by ⌘Z or Ctrl Z. Source: docs/experience.md#notifications-and-activity. */
export function RemovedNotice() {
  const removal = useLatestRemoval();
  const restore = useRestoreItems();
  useEffect(() => {
    if (!removal) return;
    const onKey = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest("input, textarea, [contenteditable]");
      if (event.key !== "z" || !(event.metaKey || event.ctrlKey) || event.shiftKey || inField) return;
      event.preventDefault();
      void restore(removal);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  if (!removal) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-3 text-base text-ink-2">
      {m.assets_can_come_back({ title: removal.title })}
      <Button icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void restore(removal)}>
        {m.assets_bring_back()}
      </Button>
    </p>
  );
}
