export { currentProduct } from "./current-product.ts";
export { pageNoWeb, pagePrivate, refusePage } from "./page-address.ts";
export { pageFacts } from "./page-facts.ts";
export type { PageClaim, PageFacts, PageParts } from "./page-parts.ts";
export { Brief, Claim, HexColour, PageUrl, Product, SaveProductInput } from "./product.ts";
