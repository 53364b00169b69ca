import type { Instant } from "@vignette/domain/kernel";
import { Target, type TargetState } from "@vignette/domain/scheduling";
import type { Documents, Version } from "../adapters/documents/documents.ts";

const options = { timestamps: ["publishAt", "wakeAt", "createdAt", "lastUpdated"] };
/** States in which the engine has work. */
const underWay: readonly TargetState[] = ["scheduled", "publishing", "needs-check"];

/**
 * Collections `posts/{postId}/targets`, keyed by target id. Asked as one group, which needs the composite indexes
 * state + wakeAt · uid + projectId + publishAt · uid + accountId + state · uid + projectId + state · state + publishAt.
 */
export function targetStore(documents: Documents) {
  const below = (postId: string) => documents.collection(`posts/${postId}/targets`, Target, options);
  const all = documents.group("targets", Target, options);

  return {
    get: (postId: string, id: string) => below(postId).get(id),
    /** The targets of a post, in the order in which they were chosen. */
    async ofPost(postId: string) {
      const found = await below(postId).find({});
      return found.sort((a, b) => a.value.createdAt - b.value.createdAt || (a.id < b.id ? -1 : 1));
    },
    /** Refused (DocumentError "changed") if the target changed since `version` was read. */
    save: (target: Target, version: Version) => below(target.postId).put(target.id, target, version),
    writes: {
      create: (target: Target) => below(target.postId).writes.create(target.id, target),
      save: (target: Target, version: Version) => below(target.postId).writes.put(target.id, target, version),
      remove: (target: Target, version: Version) => below(target.postId).writes.remove(target.id, version),
    },
    /** What the engine has to look at until a moment, most urgent first. */
    due: (until: Instant, limit: number) =>
      all.find({
        where: [
          ["state", "in", underWay],
          ["wakeAt", "<=", until],
        ],
        orderBy: [["wakeAt", "asc"]],
        limit,
      }),
    /** Planned from `from` to `to`, both included. */
    planned: (uid: string, projectId: string, from: Instant, to: Instant) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
          ["publishAt", ">=", from],
          ["publishAt", "<=", to],
        ],
        orderBy: [["publishAt", "asc"]],
      }),
    waitingFor: (uid: string, accountId: string) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["accountId", "==", accountId],
          ["state", "in", ["scheduled", "awaiting-approval"]],
        ],
      }),
    publishedOf: (uid: string, projectId: string) =>
      all.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
          ["state", "==", "published"],
        ],
      }),
    /** Published, and planned after `since`. */
    publishedSince: (since: Instant, limit: number) =>
      all.find({
        where: [
          ["state", "==", "published"],
          ["publishAt", ">=", since],
        ],
        orderBy: [["publishAt", "desc"]],
        limit,
      }),
  };
}
export type TargetStore = ReturnType<typeof targetStore>;
