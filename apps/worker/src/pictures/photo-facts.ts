import type { UploadedAsset } from "@vignette/domain/assets";
import type { Documents } from "../adapters/documents/documents.ts";
import { productRecords } from "../records/content/products.ts";
import { open } from "../records/open.ts";

/**
 * What is known of an upload before anybody looks at it: its file name and its description, and the language of the
 * project's products. Needs the composite index uid + projectId + createdAt.
 */
export async function photoFacts(documents: Documents, asset: UploadedAsset): Promise<Record<string, string>> {
  const { uid, projectId, name, labels } = asset;
  const products = await open(documents, productRecords).find({
    where: [
      ["uid", "==", uid],
      ["projectId", "==", projectId],
    ],
    orderBy: [["createdAt", "asc"]],
  });
  const there = products.map(({ value }) => value).filter(({ purgeAt }) => purgeAt === null);
  const { brief } = there.at(-1) ?? {};
  return {
    fileName: name,
    ...(labels.alt !== "" && { description: labels.alt }),
    ...(brief && { language: brief.language }),
    ...(brief && there.length === 1 && { product: brief.name }),
  };
}
