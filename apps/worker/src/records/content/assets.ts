import { GeneratedAsset } from "@vignette/domain/assets";
import { bytesIn } from "../bytes-in.ts";
import { keysIn } from "../keys-in.ts";
import { ofProject, record } from "../record.ts";
import { thumbnailFolder } from "../thumbnail-folder.ts";

/** Collection `assets`, keyed by asset id. */
export const assetRecords = record(
  "assets",
  GeneratedAsset,
  { createdAt: "timestamp", purgeAt: "number" },
  ofProject("assets", {
    bytes: (value) => bytesIn(value, "files"),
    files: ({ id, value }) => ({
      keys: keysIn(value, "files", "media"),
      folders: [thumbnailFolder(String(value.uid), id)],
    }),
  }),
);
