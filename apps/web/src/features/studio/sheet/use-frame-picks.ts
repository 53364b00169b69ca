import { useMemo } from "react";
import { type StoredValue, storedValue } from "../../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../../shared/storage/use-stored-value.ts";

/** The picked creations of a project. The selection is stored in this browser. */
export function useFramePicks(projectId: string) {
  const stored = storeOf(projectId);
  const text = useStoredValue(stored);
  const picked = useMemo<ReadonlySet<string>>(() => new Set(text?.split(" ").filter(Boolean) ?? []), [text]);
  const write = (ids: Iterable<string>) => stored.write([...ids].join(" ") || null);
  return {
    picked,
    set: write,
    toggle: (id: string) => write(picked.has(id) ? [...picked].filter((it) => it !== id) : [...picked, id]),
  };
}

const stores = new Map<string, StoredValue>();

function storeOf(projectId: string): StoredValue {
  const known = stores.get(projectId) ?? storedValue(`frames:${projectId}`);
  stores.set(projectId, known);
  return known;
}
