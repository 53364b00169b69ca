import { imageTypes, videoTypes } from "@vignette/domain/assets";
import type { LimitKey } from "@vignette/domain/plans";
import type { Period } from "@vignette/domain/usage";
import type { Documents } from "../adapters/documents/documents.ts";
import { accountRecords } from "../records/account/social-accounts.ts";
import { assetRecords } from "../records/content/assets.ts";
import { projectRecords } from "../records/content/projects.ts";
import { open } from "../records/open.ts";

/**
 * How much of a limited resource a user has: existing projects and accounts, images and videos created in the period.
 * Source: spec §9, Usage counting. Needs the composite index uid + type + createdAt on `assets`.
 */
export function countUsage(documents: Documents, uid: string, key: LimitKey, period: Period): Promise<number> {
  switch (key) {
    case "projects":
      return open(documents, projectRecords).count({ where: [["uid", "==", uid]] });
    case "socialAccounts":
      return open(documents, accountRecords).count({ where: [["uid", "==", uid]] });
    case "images":
      return countAssets(documents, uid, imageTypes, period);
    case "videos":
      return countAssets(documents, uid, videoTypes, period);
  }
}

function countAssets(documents: Documents, uid: string, types: readonly string[], period: Period): Promise<number> {
  return open(documents, assetRecords).count({
    where: [
      ["uid", "==", uid],
      ["type", "in", types],
      ["createdAt", ">=", period.startsAt],
      ["createdAt", "<", period.resetsAt],
    ],
  });
}
