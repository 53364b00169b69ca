/** An error as Pexels answers it: `{"error"}`. Source: docs/platforms/pexels.md#errors. */
export class PexelsError extends Error {
  readonly status: 400 | 401 | 404 | 429;

  constructor(status: PexelsError["status"], message: string) {
    super(message);
    this.status = status;
  }
}
