import { filesOfUpload, type ItemRef, type SeenFile } from "@vignette/domain/assets";
import type { Documents } from "../../adapters/documents/documents.ts";
import { nullIfUnreadable } from "../../adapters/documents/null-if-unreadable.ts";
import { open } from "../open.ts";
import { assetRecords } from "./assets.ts";
import { materialRecords } from "./materials.ts";

/** A file of one of the user's assets or uploads, with the parts that were named in it; null if there is none. */
export async function ownFile(
  documents: Documents,
  uid: string,
  { origin, id, key }: ItemRef & { key: string },
): Promise<SeenFile | null> {
  if (origin === "made") {
    const asset = (await open(documents, assetRecords).get(id).catch(nullIfUnreadable))?.value;
    return asset?.uid === uid ? (asset.files.find((file) => file.key === key) ?? null) : null;
  }
  const material = (await open(documents, materialRecords).get(id).catch(nullIfUnreadable))?.value;
  if (material?.uid !== uid) return null;
  const file = [...filesOfUpload(material), material.earlier].find((it) => it?.key === key);
  if (!file) return null;
  const { parts } = material.labels;
  return parts && key === material.file.key ? { ...file, parts } : file;
}
