import { useSyncExternalStore } from "react";
import type { StoredValue } from "./stored-value.ts";

/** The value; renders again when it changes here or in another tab. */
export function useStoredValue(value: StoredValue): string | null {
  return useSyncExternalStore(value.subscribe, value.read);
}
