import { Project } from "@vignette/domain/projects";
import { Product } from "@vignette/domain/research";
import type { Documents } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";

/** Collection `products`, keyed by product id. Needs the composite index uid + projectId + createdAt. */
export function productStore(documents: Documents) {
  const products = documents.collection("products", Product, { timestamps: ["createdAt", "lastUpdated"] });
  const projects = documents.collection("projects", Project);
  return {
    /** Oldest first. */
    ofProject: async (uid: string, projectId: string) => {
      const found = await products.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
        ],
        orderBy: [["createdAt", "asc"]],
      });
      return found.map((it) => it.value);
    },
    project: (uid: string, id: string) => owned(projects, uid, id, "project"),
    get: (uid: string, id: string) => owned(products, uid, id, "product"),
    create: products.create,
    patch: products.patch,
    remove: products.remove,
  };
}
export type ProductStore = ReturnType<typeof productStore>;
