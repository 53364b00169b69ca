/** A value outside of React. `useSyncExternalStore` takes its `subscribe` and `get`. */
export type Observed<T> = {
  get: () => T;
  /** Notifies every listener, also if the value is the same. */
  set: (next: T) => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
};

/** A value that notifies its listeners when it is set. */
export function observed<T>(initial: T): Observed<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
