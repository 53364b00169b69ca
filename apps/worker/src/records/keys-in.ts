import * as z from "zod/mini";
import type { RawDocument } from "./record.ts";

const Keyed = z.object({ key: z.string() });

/** The keys of the files that these fields name, each a file or a list of files. What is no file is passed over. */
export function keysIn(document: RawDocument, ...fields: readonly string[]): string[] {
  return fields
    .flatMap((field) => document[field])
    .flatMap((file) => {
      const keyed = z.safeParse(Keyed, file);
      return keyed.success ? [keyed.data.key] : [];
    });
}
