import { authFailure } from "./auth-failure.ts";

/** What went wrong, and which of the two fields it belongs to. */
export type PasswordFault = { field: "current" | "next" | "form"; message: string };

/** Reads an error of reauthentication or of the change itself. */
export function passwordFault(error: unknown): PasswordFault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return { field: fields[code] ?? "form", message: authFailure(error).message };
}

const fields: Record<string, PasswordFault["field"]> = {
  "auth/wrong-password": "current",
  "auth/invalid-credential": "current",
  "auth/missing-password": "current",
  "auth/weak-password": "next",
  "auth/password-does-not-meet-requirements": "next",
};
