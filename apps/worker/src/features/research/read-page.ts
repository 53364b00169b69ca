import { type PageFacts, pageFacts } from "@vignette/domain/research";
import type { Pages } from "../../adapters/pages/pages.ts";

/** What a product page says of its product. Nothing is kept: the person decides what goes into the brief. */
export async function readPage(pages: Pages, address: string): Promise<PageFacts> {
  const { parts, absolute } = await pages.read(address);
  return pageFacts(parts, absolute);
}
