export { Brief, Claim, HexColour, PageUrl, Product, SaveProductInput } from "./product.ts";
