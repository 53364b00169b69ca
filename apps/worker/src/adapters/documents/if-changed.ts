import type { Refusal } from "@vignette/domain/kernel";
import { DocumentError } from "./documents.ts";

/** For `catch`: a document that changed since it was read is an expected "no"; everything else goes on upwards. */
export function ifChanged(refusal: () => Refusal): (error: unknown) => never {
  return (error) => {
    throw error instanceof DocumentError && error.kind === "changed" ? refusal() : error;
  };
}
