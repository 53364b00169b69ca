import type { Instant } from "@vignette/domain/kernel";
import type { Documents } from "../adapters/documents/documents.ts";
import { owned } from "../adapters/documents/owned.ts";
import { assetRecords } from "./content/assets.ts";
import { creationRecords } from "./content/creations.ts";
import { projectRecords } from "./content/projects.ts";
import { open } from "./open.ts";
import { postRecords } from "./posts/posts.ts";

/** Collection `posts`, keyed by post id. Needs the composite index uid + projectId + schedule.publishAt. */
export function postStore(documents: Documents) {
  const posts = open(documents, postRecords);
  const projects = open(documents, projectRecords);
  const assets = open(documents, assetRecords);
  const creations = open(documents, creationRecords);

  return {
    writes: posts.writes,
    get: (uid: string, id: string) => owned(posts, uid, id, "post"),
    /** Those of these posts that exist and belong to the user. */
    several: async (uid: string, ids: readonly string[]) =>
      (await posts.several(ids)).map((it) => it.value).filter((post) => post.uid === uid),
    /** Across all users: for the engine, never for a request. */
    find: async (id: string) => (await posts.get(id))?.value ?? null,
    /** Across all users: for the engine, never for a request. */
    findAsset: async (id: string) => (await assets.get(id))?.value ?? null,
    project: (uid: string, id: string) => owned(projects, uid, id, "project"),
    asset: (uid: string, id: string) => owned(assets, uid, id, "asset"),
    creation: (id: string) => creations.get(id),
    /** Planned from `from` to `to`, both inclusive, earliest first. */
    async planned(uid: string, projectId: string, from: Instant, to: Instant) {
      const found = await posts.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
          ["schedule.publishAt", ">=", from],
          ["schedule.publishAt", "<=", to],
        ],
        orderBy: [["schedule.publishAt", "asc"]],
      });
      return found.map((it) => it.value);
    },
    /** All existing posts of a series, in no particular order. */
    async ofSeries(uid: string, seriesId: string) {
      const found = await posts.find({
        where: [
          ["uid", "==", uid],
          ["series.id", "==", seriesId],
        ],
      });
      return found.map((it) => it.value);
    },
  };
}
export type PostStore = ReturnType<typeof postStore>;
