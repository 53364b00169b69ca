import { Asset } from "@vignette/domain/assets";
import { Project } from "@vignette/domain/projects";
import { Product } from "@vignette/domain/research";
import { Creation } from "@vignette/domain/studio";
import type { Documents } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";

const LISTED = 100;

/** Collection `creations`, keyed by creation id. Needs the composite index uid + projectId + createdAt (descending). */
export function studioStore(documents: Documents) {
  const creations = documents.collection("creations", Creation, { timestamps: ["createdAt", "lastUpdated"] });
  const projects = documents.collection("projects", Project);
  const products = documents.collection("products", Product);
  return {
    writes: creations.writes,
    assetWrites: documents.collection("assets", Asset, { timestamps: ["createdAt"] }).writes,
    /** Newest first. */
    ofProject: async (uid: string, projectId: string) => {
      const found = await creations.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
        ],
        orderBy: [["createdAt", "desc"]],
        limit: LISTED,
      });
      return found.map((it) => it.value);
    },
    project: (uid: string, id: string) => owned(projects, uid, id, "project"),
    product: (uid: string, id: string) => owned(products, uid, id, "product"),
    get: (uid: string, id: string) => owned(creations, uid, id, "creation"),
    create: creations.create,
    patch: creations.patch,
    remove: creations.remove,
  };
}
export type StudioStore = ReturnType<typeof studioStore>;
