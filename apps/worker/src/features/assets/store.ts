import { Asset } from "@vignette/domain/assets";
import type { Documents } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";

/** Collection `assets`, keyed by asset id. Needs the composite index uid + projectId + createdAt (descending). */
export function assetStore(documents: Documents) {
  const assets = documents.collection("assets", Asset, { timestamps: ["createdAt"] });
  return {
    /** Newest first. */
    ofProject: async (uid: string, projectId: string) => {
      const found = await assets.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
        ],
        orderBy: [["createdAt", "desc"]],
        limit: 500,
      });
      return found.map((it) => it.value);
    },
    get: (uid: string, id: string) => owned(assets, uid, id, "asset"),
    remove: assets.remove,
  };
}
export type AssetStore = ReturnType<typeof assetStore>;
