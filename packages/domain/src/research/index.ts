export { currentProduct } from "./current-product.ts";
export { Brief, Claim, HexColour, PageUrl, Product, SaveProductInput } from "./product.ts";
