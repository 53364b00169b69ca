import { Refusal } from "@vignette/domain/kernel";
import { getFirestoreBasePath } from "firebase-rest-firestore";
import { accessToken, type ServiceAccount } from "./access-token.ts";
import { DocumentError } from "./documents.ts";
import { FirestoreFailure, firestoreFailure } from "./firestore-error.ts";

/** Timeout for one answer, in milliseconds. */
const PATIENCE = 10_000;

/** Errors after which a call may be retried: nothing was done, or repeating it changes nothing. */
const retried = {
  read: ["UNAVAILABLE", "ABORTED", ""],
  write: ["ABORTED"],
} as const satisfies Record<string, readonly string[]>;

export type FirestoreCall = (what: {
  kind: "read" | "write";
  /** The part after `…/documents`, encoded: `/users/u1`, `:commit`. */
  path: string;
  body?: unknown;
}) => Promise<unknown>;

/** Calls Firestore with the service account's token. Every failure is a DocumentError. */
export function firestoreCall(account: ServiceAccount, fetch: typeof globalThis.fetch): FirestoreCall {
  const tokens = accessToken(account);
  const base = getFirestoreBasePath(account.projectId);

  async function once(path: string, body: unknown): Promise<unknown> {
    const token = await tokens.get();
    const response = await answer(fetch, `${base}${path}`, token, body);
    if (response.ok) return parsed(response.text);
    const failure = firestoreFailure(response.status, response.text);
    if (failure.status === "UNAUTHENTICATED") tokens.forget(token);
    throw failure;
  }

  return async ({ kind, path, body }) => {
    try {
      return await once(path, body);
    } catch (error) {
      if (!isRetried(kind, error)) throw error;
      return await once(path, body);
    }
  };
}

function isRetried(kind: "read" | "write", error: unknown): boolean {
  if (!(error instanceof FirestoreFailure)) return kind === "read" && isUnavailable(error);
  // An invalid token is refused before anything is done.
  return error.status === "UNAUTHENTICATED" || (retried[kind] as readonly string[]).includes(error.status);
}

/** No answer at all: the connection failed or was lost. */
const isUnavailable = (error: unknown) => error instanceof DocumentError && error.kind === "unavailable";

/** A proxy may answer instead of Firestore: the outcome is then unknown. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DocumentError("unavailable", "Firestore's answer was not JSON.", { cause });
  }
}

type Answer = { ok: boolean; status: number; text: string };

async function answer(fetch: typeof globalThis.fetch, url: string, token: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } catch (error) {
    if (error instanceof DocumentError || error instanceof Refusal) throw error;
    throw new DocumentError("unavailable", `Firestore did not answer: ${String(error)}`, { cause: error });
  }
}
