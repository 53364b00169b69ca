import { DocumentError } from "./documents.ts";

/** For `catch`: a document that cannot be read is taken for absent, where the answer is of use without it. */
export function nullIfUnreadable(error: unknown): null {
  if (error instanceof DocumentError && error.kind === "malformed") return null;
  throw error;
}
