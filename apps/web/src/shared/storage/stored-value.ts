import { observed } from "../requests/observed.ts";

/** One text in the browser's storage, shared by every component and every tab. */
export type StoredValue = {
  read: () => string | null;
  /** null removes it. */
  write: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A stored value under `key`. If the browser blocks storage, it works for this page only. */
export function storedValue(key: string): StoredValue {
  const value = observed(readStorage(key));
  globalThis.addEventListener?.("storage", (event: StorageEvent) => event.key === key && value.set(event.newValue));

  return {
    read: value.get,
    write(next) {
      writeStorage(key, next);
      value.set(next);
    },
    subscribe: value.subscribe,
  };
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the value lives as long as this page.
  }
}
