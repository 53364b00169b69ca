import { UploadedAsset, uploadedAssetFolder } from "@vignette/domain/assets";
import { keysIn } from "../keys-in.ts";
import { ofProject, record } from "../record.ts";
import { thumbnailFolder } from "../thumbnail-folder.ts";

/** Collection `materials`, keyed by id: the users' uploads. */
export const materialRecords = record(
  "materials",
  UploadedAsset,
  { createdAt: "timestamp", lastUpdated: "timestamp", purgeAt: "number" },
  ofProject("materials", {
    files: ({ id, value }) => {
      const uid = String(value.uid);
      return { keys: keysIn(value, "file"), folders: [uploadedAssetFolder({ uid, id }), thumbnailFolder(uid, id)] };
    },
  }),
);
