import { type PageFacts, pageFacts } from "@vignette/domain/research";
import type { Pages } from "../../adapters/pages/pages.ts";

/**
 * The facts that a product page states about its product. Nothing is saved: the user decides what goes into the brief.
 */
export async function readPage(pages: Pages, address: string): Promise<PageFacts> {
  const { parts, absolute } = await pages.read(address);
  return pageFacts(parts, absolute);
}
