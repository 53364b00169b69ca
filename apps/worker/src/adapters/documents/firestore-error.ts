import { DocumentError } from "./documents.ts";

type Kind = DocumentError["kind"];

/**
 * Maps by `status`: the HTTP code is the same for "exists" and for contention. Source:
 * docs/platforms/firestore.md#errors.
 */
const kinds: Record<string, Kind> = {
  NOT_FOUND: "missing",
  ALREADY_EXISTS: "exists",
  ABORTED: "changed",
  FAILED_PRECONDITION: "changed",
  PERMISSION_DENIED: "denied",
  UNAUTHENTICATED: "denied",
  INVALID_ARGUMENT: "refused",
  OUT_OF_RANGE: "refused",
  UNIMPLEMENTED: "refused",
};

/** An error answer from Firestore. `status` is Google's own, or empty if the answer was not their JSON. */
export class FirestoreFailure extends DocumentError {
  readonly status: string;

  constructor(status: string, message: string) {
    super(kindOf(status, message), `Firestore: ${status || "no status"}: ${message}`);
    this.status = status;
  }
}

/** Parses an error's body. Calls that answer with a list wrap the error in one. */
export function firestoreFailure(httpStatus: number, body: string): FirestoreFailure {
  const error = parsedError(body);
  if (!error) return new FirestoreFailure("", `HTTP ${httpStatus}`);
  return new FirestoreFailure(String(error.status ?? ""), String(error.message ?? `HTTP ${httpStatus}`));
}

/** A document over 1 MiB, a commit over 10 MiB. Source: docs/platforms/firestore.md#limits. */
const TOO_LARGE = /exceeds the (maximum allowed size|limit)/i;

function kindOf(status: string, message: string): Kind {
  if (status === "FAILED_PRECONDITION" && /requires an index/i.test(message)) return "needs-index";
  if (status === "INVALID_ARGUMENT" && TOO_LARGE.test(message)) return "too-large";
  return kinds[status] ?? "unavailable";
}

function parsedError(body: string): { status?: unknown; message?: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const first = Array.isArray(parsed) ? parsed[0] : parsed;
    return first?.error && typeof first.error === "object" ? first.error : null;
  } catch {
    return null;
  }
}
