import { authMessage } from "./auth-message.ts";

export type NextStep = "reset" | "signup" | "login";

/** Why signing in failed: the message and the possible next steps. */
export type AuthFailure = { message: string; nextSteps: readonly NextStep[] };

/** Reads an error of the identity provider. */
export function authFailure(error: unknown): AuthFailure {
  const { code, message } = codedError(error);
  return { message: authMessage(code, message), nextSteps: nextSteps[code] ?? [] };
}

const nextSteps: Record<string, readonly NextStep[]> = {
  "auth/user-not-found": ["signup"],
  "auth/wrong-password": ["reset"],
  "auth/invalid-credential": ["reset", "signup"],
  "auth/email-already-in-use": ["login", "reset"],
  "auth/too-many-requests": ["reset"],
};

function codedError(error: unknown): { code: string; message?: string } {
  if (!(error instanceof Error)) return { code: "" };
  // A failed request to the Worker has no code; it is shown like an unreachable provider.
  const code = "code" in error && typeof error.code === "string" ? error.code : networkCode(error);
  return { code, message: error.message };
}

const networkCode = (error: Error) => (error instanceof TypeError ? "auth/network-request-failed" : "");
