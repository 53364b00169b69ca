/** An answer that Stripe turns down, in its envelope. Source: docs/platforms/stripe.md#errors. */
export class StripeError extends Error {
  readonly status: 400 | 401 | 402 | 404 | 409;
  readonly body: Record<string, unknown>;

  constructor(status: StripeError["status"], message: string, fields: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: "invalid_request_error", message, ...fields } };
  }
}

export const missingParameter = (param: string) =>
  new StripeError(400, `Missing required param: ${param}.`, { code: "parameter_missing", param });

export const noSuch = (kind: string, id: string, param = "id", status: 400 | 404 = 404) =>
  new StripeError(status, `No such ${kind}: '${id}'`, { code: "resource_missing", param });
