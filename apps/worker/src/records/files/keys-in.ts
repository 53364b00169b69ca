import * as z from "zod/mini";
import type { RawDocument } from "../record.ts";

const Keyed = z.object({ key: z.string() });

/** The keys of the files in these fields, each a file or a list of files. Other values are ignored. */
export function keysIn(document: RawDocument, ...fields: readonly string[]): string[] {
  return fields
    .flatMap((field) => document[field])
    .flatMap((file) => {
      const keyed = z.safeParse(Keyed, file);
      return keyed.success ? [keyed.data.key] : [];
    });
}
