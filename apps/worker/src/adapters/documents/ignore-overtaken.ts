import { DocumentError } from "./documents.ts";

/**
 * For `catch`: ignores that another request changed or removed the document since it was read, because that write takes
 * precedence. Throws any other error unchanged.
 */
export function ignoreOvertaken(error: unknown): void {
  const isOvertaken = error instanceof DocumentError && (error.kind === "changed" || error.kind === "missing");
  if (!isOvertaken) throw error;
}
