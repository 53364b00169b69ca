import { GeneratedAsset } from "@vignette/domain/assets";
import { bytesIn } from "../files/bytes-in.ts";
import { byFieldOfPart, byPart } from "../files/file-lookup.ts";
import { keysIn } from "../files/keys-in.ts";
import { thumbnailFolder } from "../files/thumbnail-folder.ts";
import { ofProject, record } from "../record.ts";

/** Collection `assets`, keyed by asset id. */
export const assetRecords = record(
  "assets",
  GeneratedAsset,
  { createdAt: "timestamp", purgeAt: "number" },
  ofProject("assets", {
    bytes: (value) => bytesIn(value, "files"),
    files: {
      of: ({ id, value }) => ({
        keys: keysIn(value, "files", "media"),
        folders: [thumbnailFolder(String(value.uid), id)],
      }),
      // An asset keeps its files in the folder of its creation, which may be gone.
      under: { exports: byFieldOfPart("creationId", 1), thumbnails: byPart(2) },
    },
  }),
);
