import { StoredProduct } from "@vignette/domain/research";
import { ofProject, record } from "../record.ts";

/** Collection `products`, keyed by product id. */
export const productRecords = record(
  "products",
  StoredProduct,
  { createdAt: "timestamp", lastUpdated: "timestamp", purgeAt: "number" },
  ofProject("products"),
);
