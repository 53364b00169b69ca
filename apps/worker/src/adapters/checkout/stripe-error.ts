/** An error that Stripe reported for a call. Source: docs/platforms/stripe.md#errors. */
type Facts = {
  type?: string | undefined;
  code?: string | undefined;
  param?: string | undefined;
  /** Null without an answer. */
  status: number | null;
  requestId: string | null;
};

/** Stripe refused a call, failed, or did not answer. `facts` hold nothing that names a user. */
export class StripeError extends Error {
  override readonly name = "StripeError";
  readonly facts: Facts;

  constructor(message: string, facts: Facts, options?: ErrorOptions) {
    super(message, options);
    this.facts = facts;
  }
}
