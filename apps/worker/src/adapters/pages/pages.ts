import type { PageParts } from "@vignette/domain/research";
import type { Feed } from "./feeds/read-feed.ts";
import type { PublicPicture } from "./fetching/picture-in.ts";

/** The parts of a page, and a function that resolves its relative URLs. */
export type ReadPage = { parts: PageParts; absolute: (src: string) => string | null };

/**
 * Reads public web pages, their pictures, and feeds within limits. Rejects with a Refusal that gives the reason. Source:
 * docs/architecture.md#trust.
 */
export interface Pages {
  read(address: string): Promise<ReadPage>;
  picture(address: string): Promise<PublicPicture>;
  feed(address: string): Promise<Feed>;
}
