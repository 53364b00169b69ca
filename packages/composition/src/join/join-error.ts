/** Why segments cannot be joined, for code. The message says what differs. */
export type JoinReason =
  /** A file is no MP4 with H.264 pictures. */
  | "unreadable"
  /** Nothing to join. */
  | "empty"
  /** Pictures refer across the beginning of a segment, so it cannot be cut there. */
  | "open-gop"
  /** A segment does not last a whole number of frames, so the next one could not begin exactly where it ends. */
  | "not-whole-frames"
  /** The segments differ in size, rate, codec, colors or the encoder's own settings. */
  | "unlike"
  /** The sound does not last as long as the pictures. */
  | "sound-length"
  /** The joined file was parsed and is not what was intended. */
  | "check-failed";

export class JoinError extends Error {
  override readonly name = "JoinError";
  readonly reason: JoinReason;

  constructor(reason: JoinReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
