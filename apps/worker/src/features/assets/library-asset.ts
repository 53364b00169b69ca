import {
  filesOfUpload,
  isCarousel,
  type LibraryAsset,
  noLabels,
  type Thumbnail,
  type UploadedAsset,
} from "@vignette/domain/assets";
import { mediaKindOf } from "@vignette/domain/media";
import type { Files } from "../../adapters/files/files.ts";
import type { StoredItem } from "./store.ts";

/** An item for pages: every file with a URL that the browser can open for a day. */
export async function toLibraryAsset(files: Files, item: StoredItem): Promise<LibraryAsset> {
  const facts = factsOf(item);
  const own = item.origin === "made" ? item.value.files : ofUpload(item.value);
  const { id, projectId, name, labels = noLabels, thumbnail, createdAt } = item.value;
  const { from, credit } = item.origin === "uploaded" ? item.value : {};
  return {
    ...facts,
    id,
    projectId,
    name,
    labels,
    ...(from && { from }),
    ...(credit && { credit }),
    createdAt,
    origin: item.origin,
    files: await Promise.all(own.map(async (file) => ({ ...file, url: await files.link(file.key) }))),
    thumbnail: await thumbnailView(files, thumbnail ?? null, own[0]?.key),
  };
}

const ofUpload = (upload: UploadedAsset) => filesOfUpload(upload).map((file) => ({ ...file, platform: null }));

function factsOf(item: StoredItem): Pick<LibraryAsset, "kind" | "type" | "creationId" | "variant" | "hasEarlier"> {
  if (item.origin === "uploaded") {
    const { kind, earlier, isRepaired = false } = item.value;
    const hasEarlier = isCarousel(item.value) ? isRepaired : earlier !== null;
    return { kind, type: null, creationId: null, hasEarlier };
  }
  const { type, creationId, variant } = item.value;
  return { kind: kindOfItem(item), type, creationId, ...(variant && { variant }), hasEarlier: false };
}

/** The kind of an item's media: for content, of its first file. */
export function kindOfItem(item: StoredItem): LibraryAsset["kind"] {
  return item.origin === "uploaded" ? item.value.kind : mediaKindOf(item.value.files[0]?.type ?? "image/jpeg");
}

/** A thumbnail of another file than the first one is outdated. */
async function thumbnailView(files: Files, thumbnail: Thumbnail | null, first: string | undefined) {
  return thumbnail && thumbnail.of === first ? { ...thumbnail, url: await files.link(thumbnail.key) } : null;
}
