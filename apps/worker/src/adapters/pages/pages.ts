import type { PageParts } from "@vignette/domain/research";

/** A page as it was read, and a way to make its relative addresses whole. */
export type ReadPage = { parts: PageParts; absolute: (src: string) => string | null };

/** Reads public web pages under limits. Rejects with a Refusal that says why a page could not be read. Design §9. */
export interface Pages {
  read(address: string): Promise<ReadPage>;
}
