/** Google's canonical statuses: the HTTP code and the gRPC number of each. */
const statuses = {
  INVALID_ARGUMENT: { http: 400, grpc: 3 },
  NOT_FOUND: { http: 404, grpc: 5 },
  ALREADY_EXISTS: { http: 409, grpc: 6 },
  PERMISSION_DENIED: { http: 403, grpc: 7 },
  FAILED_PRECONDITION: { http: 400, grpc: 9 },
  ABORTED: { http: 409, grpc: 10 },
  UNIMPLEMENTED: { http: 501, grpc: 12 },
  INTERNAL: { http: 500, grpc: 13 },
  UNAUTHENTICATED: { http: 401, grpc: 16 },
} as const;

/** A refusal in the shape in which Google answers it. */
export class WireError extends Error {
  readonly status: keyof typeof statuses;

  constructor(status: keyof typeof statuses, message: string) {
    super(message);
    this.status = status;
  }

  get http() {
    return statuses[this.status].http;
  }

  /** The body of an answer. */
  get body() {
    return { error: { code: this.http, message: this.message, status: this.status } };
  }

  /** One write's status in a batch. */
  get rpcStatus() {
    return { code: statuses[this.status].grpc, message: this.message };
  }
}

export const invalid = (message: string) => new WireError("INVALID_ARGUMENT", message);
