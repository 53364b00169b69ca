export { isObjectName, namedObjects, type ObjectName } from "./named-objects.ts";
export { type ProductObjects, productObjects, thing } from "./product-objects.ts";
