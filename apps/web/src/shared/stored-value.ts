/** One text in the browser's storage, shared by every component and every tab. */
export type StoredValue = {
  read: () => string | null;
  /** null removes it. */
  write: (value: string | null) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A stored value under `key`. If the browser blocks storage, it works for this page only. */
export function storedValue(key: string): StoredValue {
  let value = readStorage(key);
  const listeners = new Set<() => void>();
  const change = (next: string | null) => {
    value = next;
    for (const listener of listeners) listener();
  };
  globalThis.addEventListener?.("storage", (event: StorageEvent) => event.key === key && change(event.newValue));

  return {
    read: () => value,
    write(next) {
      writeStorage(key, next);
      change(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
