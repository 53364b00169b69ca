/** Shorter gaps are not reported. */
const PATIENCE_MS = 250;

/** Turns "complete" and "not yet" of every drawing into a state that does not flicker. */
export class Waiting {
  readonly #onChange: (isWaiting: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isWaiting = false;

  constructor(onChange: (isWaiting: boolean) => void) {
    this.#onChange = onChange;
  }

  drawn(isRight: boolean): void {
    if (isRight) {
      this.end();
    } else {
      this.#timer ??= setTimeout(() => this.#change(true), PATIENCE_MS);
    }
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#change(false);
  }

  #change(isWaiting: boolean): void {
    if (this.#isWaiting === isWaiting) return;
    this.#isWaiting = isWaiting;
    this.#onChange(isWaiting);
  }
}
