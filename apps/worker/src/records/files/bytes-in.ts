import * as z from "zod/mini";
import type { RawDocument } from "../record.ts";

const Sized = z.object({ bytes: z.number().check(z.nonnegative()) });

/** The bytes of the files in these fields, each a file or a list of files. Other values count nothing. */
export function bytesIn(document: RawDocument, ...fields: readonly string[]): number {
  return fields
    .flatMap((field) => document[field])
    .reduce((sum: number, file) => {
      const sized = z.safeParse(Sized, file);
      return sized.success ? sum + sized.data.bytes : sum;
    }, 0);
}
