/** A "no" of Identity Toolkit. `message` is `CODE` or `CODE : explanation`. */
export class IdentityError extends Error {
  readonly status: 400 | 401 | 403;
  readonly statusName: string | null;

  constructor(message: string, status: 400 | 401 | 403 = 400, statusName: string | null = null) {
    super(message);
    this.status = status;
    this.statusName = statusName;
  }
}

/** The error body on the wire. Source: docs/platforms/identity.md#errors. */
export function identityErrorBody({ message, status, statusName }: IdentityError) {
  return {
    error: {
      code: status,
      message,
      errors: [{ message, domain: "global", reason: statusName ? "forbidden" : "invalid" }],
      ...(statusName && { status: statusName }),
    },
  };
}
