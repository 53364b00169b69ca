import { HookPicks } from "@vignette/domain/hook-library";
import { useMemo } from "react";
import { type StoredValue, storedValue } from "../storage/stored-value.ts";
import { useStoredValue } from "../storage/use-stored-value.ts";

/** A hook that was picked for a creation: its id, and its text with placeholders. */
export type HookPick = HookPicks[number];

/**
 * The hooks picked in a project, in the order of picking. They outlive the page: picked in the library, used in Create.
 */
export function useHookPicks(projectId: string) {
  const stored = storeOf(projectId);
  const text = useStoredValue(stored);
  const picks = useMemo(() => picksIn(text), [text]);
  const write = (next: readonly HookPick[]) => stored.write(next.length === 0 ? null : JSON.stringify(next));
  return {
    picks,
    set: write,
    toggle: (pick: HookPick) =>
      write(picks.some(({ id }) => id === pick.id) ? picks.filter(({ id }) => id !== pick.id) : [...picks, pick]),
    /** Replaces a picked hook; does nothing if it was not picked. */
    replace: (id: string, pick: HookPick) => write(picks.map((it) => (it.id === id ? pick : it))),
  };
}

function picksIn(text: string | null): HookPicks {
  try {
    const parsed = HookPicks.safeParse(JSON.parse(text ?? "[]"));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

const stores = new Map<string, StoredValue>();

function storeOf(projectId: string): StoredValue {
  const known = stores.get(projectId) ?? storedValue(`hook-picks:${projectId}`);
  stores.set(projectId, known);
  return known;
}
