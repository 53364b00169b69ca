import type { Hook, HookValues } from "@vignette/domain/hook-library";
import { type KeyboardEvent, useState } from "react";
import { HookRow } from "./hook-row.tsx";

export type HookListProps = {
  hooks: readonly Hook[];
  values: HookValues;
  lineOf: (hook: Hook) => string;
  pickedId: string | null;
  onPick: (id: string) => void;
  onWritten: (id: string, line: string) => void;
};

/** The rows. While the focus is in the list, J and K move, P picks, E edits. */
export function HookList({ hooks, values, lineOf, pickedId, onPick, onWritten }: HookListProps) {
  const [editingId, setEditingId] = useState<string | null>(null);

  function press(event: KeyboardEvent<HTMLUListElement>) {
    const typing = event.target instanceof HTMLInputElement;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-hook]");
    const id = row?.dataset.hook;
    if (!row || !id) return;
    const key = event.key.toLowerCase();
    if (key === "j" || event.key === "ArrowDown") focusRow(row.nextElementSibling, event);
    if (key === "k" || event.key === "ArrowUp") focusRow(row.previousElementSibling, event);
    if (key === "p") onPick(id);
    if (key === "e") {
      event.preventDefault();
      setEditingId(id);
    }
  }

  return (
    <ul onKeyDown={press} className="rounded-panel border border-line bg-surface">
      {hooks.map((hook) => (
        <HookRow
          key={hook.id}
          hook={hook}
          line={lineOf(hook)}
          values={values}
          picked={hook.id === pickedId}
          editing={hook.id === editingId}
          onPick={() => onPick(hook.id)}
          onEdit={() => setEditingId(hook.id)}
          onEdited={(line) => {
            setEditingId(null);
            if (line !== null) onWritten(hook.id, line);
            returnFocus(hook.id);
          }}
        />
      ))}
    </ul>
  );
}

function focusRow(row: Element | null, event: KeyboardEvent): void {
  event.preventDefault();
  row?.querySelector<HTMLElement>("[data-pick]")?.focus();
}

/** The field of an edited line is gone: the focus goes back to its row. */
function returnFocus(id: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-hook="${id}"] [data-pick]`)?.focus());
}
