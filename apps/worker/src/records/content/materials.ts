import { ownFiles, Slide, shownKeys, UploadedAsset, uploadedAssetFolder } from "@vignette/domain/assets";
import * as z from "zod/mini";
import { bytesIn } from "../files/bytes-in.ts";
import { byPart } from "../files/file-lookup.ts";
import { keysIn } from "../files/keys-in.ts";
import { thumbnailFolder } from "../files/thumbnail-folder.ts";
import { ofProject, type RawDocument, record } from "../record.ts";

/** Collection `materials`, keyed by id: the users' uploads, and the carousels of them. */
export const materialRecords = record(
  "materials",
  UploadedAsset,
  { createdAt: "timestamp", lastUpdated: "timestamp", purgeAt: "number" },
  ofProject("materials", {
    bytes: materialBytes,
    files: {
      of: ({ id, value }) => {
        const uid = String(value.uid);
        const folders = [uploadedAssetFolder({ uid, id }), thumbnailFolder(uid, id)];
        const carousel = carouselIn({ ...value, id });
        if (!carousel) return { keys: keysIn(value, "file"), folders };
        return { keys: ownFiles(carousel).map(({ key }) => key), folders, shown: shownKeys(carousel) };
      },
      under: { materials: byPart(2), thumbnails: byPart(2) },
    },
  }),
);

/** The bytes of all files that are stored for an uploaded asset. A carousel shows files of other uploads, too. */
export function materialBytes(value: RawDocument): number {
  const older = bytesIn({ older: { bytes: value.olderBytes } }, "older");
  const carousel = carouselIn(value);
  return older + (carousel ? bytesIn({ own: ownFiles(carousel) }, "own") : bytesIn(value, "file", "earlier"));
}

const Carousel = z.extend(z.pick(UploadedAsset, { id: true, uid: true, file: true, earlier: true }), {
  slides: z.array(Slide),
});

/** An upload as a carousel; null if it is none. */
function carouselIn(value: RawDocument) {
  return z.safeParse(Carousel, value).data ?? null;
}
