import { Asset, imageTypes, videoTypes } from "@vignette/domain/assets";
import type { LimitKey } from "@vignette/domain/plans";
import { Project } from "@vignette/domain/projects";
import { SocialAccount } from "@vignette/domain/social-accounts";
import type { Period } from "@vignette/domain/usage";
import type { Documents } from "../adapters/documents/documents.ts";

/**
 * How much of a limited thing somebody has: projects and accounts that exist, images and videos made in the period.
 * Source: spec §9, Usage counting. Needs the composite index uid + type + createdAt on `assets`.
 */
export function countUsage(documents: Documents, uid: string, key: LimitKey, period: Period): Promise<number> {
  switch (key) {
    case "projects":
      return documents.collection("projects", Project).count({ where: [["uid", "==", uid]] });
    case "socialAccounts":
      return documents.collection("socialAccounts", SocialAccount).count({ where: [["uid", "==", uid]] });
    case "images":
      return countAssets(documents, uid, imageTypes, period);
    case "videos":
      return countAssets(documents, uid, videoTypes, period);
  }
}

function countAssets(documents: Documents, uid: string, types: readonly string[], period: Period): Promise<number> {
  return documents.collection("assets", Asset, { timestamps: ["createdAt"] }).count({
    where: [
      ["uid", "==", uid],
      ["type", "in", types],
      ["createdAt", ">=", period.startsAt],
      ["createdAt", "<", period.resetsAt],
    ],
  });
}
