import type { Instant } from "@vignette/domain/kernel";
import { PRODUCT_VERSIONS_MAX } from "@vignette/domain/research";
import type { Documents } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { productVersionRecords } from "../../records/content/product-versions.ts";
import { productRecords } from "../../records/content/products.ts";
import { projectRecords } from "../../records/content/projects.ts";
import { open } from "../../records/open.ts";

/**
 * Collections `products` and `product_versions`, keyed by id. They need the composite indexes uid + projectId +
 * createdAt and uid + productId + createdAt (descending).
 */
export function productStore(documents: Documents) {
  const products = open(documents, productRecords);
  const versions = open(documents, productVersionRecords);
  const projects = open(documents, projectRecords);
  return {
    /** Oldest first, without deleted ones. */
    ofProject: async (uid: string, projectId: string) => {
      const found = await products.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
        ],
        orderBy: [["createdAt", "asc"]],
      });
      return found.map((it) => it.value).filter(({ purgeAt }) => purgeAt === null);
    },
    /** Newest first, at most twice as many as are retained. */
    versionsOf: (uid: string, productId: string, limit = 2 * PRODUCT_VERSIONS_MAX) =>
      versions.find({
        where: [
          ["uid", "==", uid],
          ["productId", "==", productId],
        ],
        orderBy: [["createdAt", "desc"]],
        limit,
      }),
    /** Deleted products that could be restored until `now` or earlier. Needs only the single-field index. */
    beyondRecall: (now: Instant, limit: number) =>
      products.find({ where: [["purgeAt", "<=", now]], orderBy: [["purgeAt", "asc"]], limit }),
    project: (uid: string, id: string) => owned(projects, uid, id, "project"),
    get: (uid: string, id: string) => owned(products, uid, id, "product"),
    create: products.create,
    patch: products.patch,
    writes: products.writes,
    versionWrites: versions.writes,
  };
}
export type ProductStore = ReturnType<typeof productStore>;
