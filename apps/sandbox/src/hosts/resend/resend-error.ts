/** An answer that refuses a request, as Resend words it. Source: docs/platforms/resend.md#errors. */
export class ResendError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 422 | 429;
  readonly body: { statusCode: number; name: string; message: string };

  constructor(status: ResendError["status"], name: string, message: string) {
    super(message);
    this.status = status;
    this.body = { statusCode: status, name, message };
  }
}
