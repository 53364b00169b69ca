/** The sealing key, the one before it, and when they were changed, in ms since the epoch; null if never. */
export type Keys = { current: string; old: string | null; rotatedAt: number | null };

/** Where an instance's keys are kept. */
export type KeyPlace = {
  origin: string;
  /** Throws an Error that says what to set. */
  read(): Keys;
  /** Makes `next` the current key and keeps the former one as the old key. */
  begin(next: string, now: number): void;
  /** Removes the old key. */
  finish(): void;
  /** What has to happen before the instance uses changed keys. */
  toApply: string;
};
