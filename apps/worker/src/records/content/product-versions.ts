import { ProductVersion } from "@vignette/domain/research";
import { ofProject, record } from "../record.ts";

/** Collection `product_versions`, keyed by version id. */
export const productVersionRecords = record(
  "product_versions",
  ProductVersion,
  { createdAt: "timestamp" },
  ofProject("product_versions"),
);
