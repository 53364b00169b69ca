/** Where the words on screen stand. `at` is when they were last known to be safe, in ms since the epoch. */
export type SaveState =
  | { status: "saved"; at: number }
  | { status: "waiting" | "saving" }
  | { status: "failed"; message: string };

export type AutosaveDeps<Value> = {
  save: (value: Value) => Promise<unknown>;
  onState: (state: SaveState) => void;
  messageOf: (error: unknown) => string;
  now: () => number;
  /** Calls back later; answers how to call it off. */
  later: (callback: () => void) => () => void;
};

/** Saves the latest value a moment after it changed: one call at a time, and never an older value over a newer one. */
export function autosave<Value>({ save, onState, messageOf, now, later }: AutosaveDeps<Value>) {
  let waiting: { value: Value } | null = null;
  let running: Promise<boolean> | null = null;
  let callOff: () => void = () => undefined;

  async function run(): Promise<boolean> {
    while (waiting) {
      const { value } = waiting;
      waiting = null;
      onState({ status: "saving" });
      try {
        await save(value);
      } catch (error) {
        // A newer value may have come meanwhile; only without one is this one still to be saved.
        waiting ??= { value };
        onState({ status: "failed", message: messageOf(error) });
        return false;
      }
    }
    onState({ status: "saved", at: now() });
    return true;
  }

  /** Saves what waits, at once. Resolves to whether everything is safe. */
  function flush(): Promise<boolean> {
    callOff();
    if (!waiting && !running) return Promise.resolve(true);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    /** Takes a new value. */
    put(value: Value): void {
      waiting = { value };
      callOff();
      if (!running) onState({ status: "waiting" });
      callOff = later(() => void flush());
    },
    flush,
    pending: () => waiting !== null || running !== null,
  };
}
export type Autosave<Value> = ReturnType<typeof autosave<Value>>;
