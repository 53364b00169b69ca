import { useMemo } from "react";
import { type StoredValue, storedValue } from "../storage/stored-value.ts";
import { useStoredValue } from "../storage/use-stored-value.ts";

/** A hook that was picked for a creation: its id, and its text with placeholders. */
export type HookPick = { id: string; template: string };

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

/** What the page stored itself; checked without the library for schemas (ADR 153). */
function picksIn(text: string | null): readonly HookPick[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) && stored.every(isPick) ? stored : [];
  } catch {
    return [];
  }
}

function isPick(it: unknown): it is HookPick {
  if (typeof it !== "object" || it === null || !("id" in it) || !("template" in it)) return false;
  return typeof it.id === "string" && typeof it.template === "string";
}

const stores = new Map<string, StoredValue>();

function storeOf(projectId: string): StoredValue {
  const known = stores.get(projectId) ?? storedValue(`hook-picks:${projectId}`);
  stores.set(projectId, known);
  return known;
}
