/** Whether the value on screen is stored. `at` is when it was last known to be stored, in ms since the epoch. */
export type SaveState =
  | { status: "saved"; at: number }
  | { status: "waiting" | "saving" }
  | { status: "failed"; message: string };

/** What autosave needs: how to save, whom to notify, and its clock. */
export type AutosaveDeps<Value> = {
  save: (value: Value) => Promise<unknown>;
  onState: (state: SaveState) => void;
  messageOf: (error: unknown) => string;
  now: () => number;
  /** Schedules a callback. Returns a function that cancels it. */
  later: (callback: () => void) => () => void;
};

/** Saves the latest value shortly after it changed: one call at a time, and never an older value over a newer one. */
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
        // If no newer value arrived meanwhile, this one still has to be saved.
        waiting ??= { value };
        onState({ status: "failed", message: messageOf(error) });
        return false;
      }
    }
    onState({ status: "saved", at: now() });
    return true;
  }

  /** Saves a pending value at once. Resolves to whether everything is stored. */
  function flush(): Promise<boolean> {
    callOff();
    if (!waiting && !running) return Promise.resolve(true);
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    /** Takes a new value and saves it later. */
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
