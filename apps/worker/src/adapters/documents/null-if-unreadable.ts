import { DocumentError } from "./documents.ts";

/** For `catch`: treats an unreadable document as missing, where the result is useful without it. */
export function nullIfUnreadable(error: unknown): null {
  if (error instanceof DocumentError && error.kind === "malformed") return null;
  throw error;
}
