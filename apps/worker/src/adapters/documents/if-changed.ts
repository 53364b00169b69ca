import type { Refusal } from "@vignette/domain/kernel";
import { DocumentError } from "./documents.ts";

/** For `catch`: throws a refusal if the document changed since it was read, and any other error unchanged. */
export function ifChanged(refusal: () => Refusal): (error: unknown) => never {
  return (error) => {
    throw error instanceof DocumentError && error.kind === "changed" ? refusal() : error;
  };
}
