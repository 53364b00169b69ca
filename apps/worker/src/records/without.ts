import type { RawDocument } from "./record.ts";

/** A copy of a document without the named fields. */
export const without =
  (...fields: readonly string[]) =>
  (document: RawDocument): RawDocument =>
    Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));
