export { isObjectName, type NamedThing, namedObjects, namedThings, type ObjectName } from "./named-objects.ts";
export { type ProductObjects, productNoun, productObjects, thing } from "./product-objects.ts";
