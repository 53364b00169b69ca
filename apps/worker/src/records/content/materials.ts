import { UploadedAsset, uploadedAssetFolder } from "@vignette/domain/assets";
import { bytesIn } from "../files/bytes-in.ts";
import { byPart } from "../files/file-lookup.ts";
import { keysIn } from "../files/keys-in.ts";
import { thumbnailFolder } from "../files/thumbnail-folder.ts";
import { ofProject, type RawDocument, record } from "../record.ts";

/** Collection `materials`, keyed by id: the users' uploads. */
export const materialRecords = record(
  "materials",
  UploadedAsset,
  { createdAt: "timestamp", lastUpdated: "timestamp", purgeAt: "number" },
  ofProject("materials", {
    bytes: materialBytes,
    files: {
      of: ({ id, value }) => {
        const uid = String(value.uid);
        return { keys: keysIn(value, "file"), folders: [uploadedAssetFolder({ uid, id }), thumbnailFolder(uid, id)] };
      },
      under: { materials: byPart(2), thumbnails: byPart(2) },
    },
  }),
);

/** The bytes of all files of an uploaded asset. */
export function materialBytes(value: RawDocument): number {
  return bytesIn(value, "file", "earlier") + bytesIn({ older: { bytes: value.olderBytes } }, "older");
}
