/**
 * An error of the API: a status in words, or what is wrong field by field. Source: docs/platforms/elevenlabs.md#errors.
 */
export class ElevenLabsError extends Error {
  readonly http: 400 | 401 | 404 | 422 | 429;
  readonly detail: unknown;

  constructor(http: ElevenLabsError["http"], status: string, message: string) {
    super(message);
    this.http = http;
    this.detail = { status, message };
  }
}

/** A parameter that does not fit. `place` as the API writes it: `["body", "text"]`. */
export class InvalidParameter extends ElevenLabsError {
  override readonly detail: unknown;

  constructor(place: readonly string[], msg: string, type: string) {
    super(422, "validation_error", msg);
    this.detail = [{ loc: place, msg, type }];
  }
}
