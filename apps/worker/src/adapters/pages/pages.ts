import type { PageParts } from "@vignette/domain/research";
import type { PublicPicture } from "./fetch-picture.ts";

/** A page as it was read, and a way to make its relative addresses whole. */
export type ReadPage = { parts: PageParts; absolute: (src: string) => string | null };

/**
 * Reads public web pages and their pictures under limits. Rejects with a Refusal that says why that failed.
 * Source: docs/architecture.md#trust.
 */
export interface Pages {
  read(address: string): Promise<ReadPage>;
  picture(address: string): Promise<PublicPicture>;
}
