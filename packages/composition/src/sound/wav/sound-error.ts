/** Why a recording was refused, for code. The message is a sentence for the log. */
export type SoundReason =
  /** The bytes are no recording, or broken beyond reading. */
  | "not-sound"
  /** A recording in an unsupported format. */
  | "unsupported"
  /** A file without a sound track, or with an empty one. */
  | "no-sound"
  /** Longer than a scene can be. */
  | "too-long"
  /** Short enough, but with so many channels at such a rate that it would not fit into memory. */
  | "too-large";

/** A recording that cannot be used, and why. */
export class SoundError extends Error {
  override readonly name = "SoundError";
  readonly reason: SoundReason;

  constructor(reason: SoundReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
