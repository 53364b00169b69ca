/** Why an export gave no file, for code. The message is for the log; the caller words the one for users. */
export type ExportReason =
  /** This browser has no H.264 encoder: fall back to the renderer. */
  | "unsupported"
  /** The scene names a picture or a recording that the caller did not provide. */
  | "media-missing"
  /** A picture or a recording cannot be read. */
  | "media-unreadable"
  /** The finished file was parsed and is not what the scene intends. */
  | "check-failed"
  /** The browser's encoder failed, and a new one did too: other tabs may need it, or the machine sleeps. */
  | "encoder-failed"
  /** Anything else; the message says what. */
  | "failed";

export class ExportError extends Error {
  override readonly name = "ExportError";
  readonly reason: ExportReason;
  /** The id of the picture or the recording that caused it, where there is one. */
  readonly mediaId: string | undefined;

  constructor(reason: ExportReason, message: string, mediaId?: string) {
    super(message);
    this.reason = reason;
    this.mediaId = mediaId;
  }
}

/** An error of a video, as the error that exports throw and players report. */
export function asVideoError(src: string, error: unknown): ExportError {
  if (error instanceof ExportError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new ExportError("media-unreadable", `The video ${src} cannot be read: ${reason}.`, src);
}
