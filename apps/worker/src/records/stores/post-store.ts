import { type PostedAsset, postedContent } from "@vignette/domain/assets";
import { type Instant, missing } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { assetRecords } from "../content/assets.ts";
import { creationRecords } from "../content/creations.ts";
import { materialRecords } from "../content/materials.ts";
import { projectRecords } from "../content/projects.ts";
import { open } from "../open.ts";
import { postedOf } from "../posts/posted-of.ts";
import { postRecords } from "../posts/posts.ts";

/** Collection `posts`, keyed by post id. Needs the composite index uid + projectId + schedule.publishAt. */
export function postStore(documents: Documents) {
  const posts = open(documents, postRecords);
  const projects = open(documents, projectRecords);
  const assets = open(documents, assetRecords);
  const creations = open(documents, creationRecords);
  const materials = open(documents, materialRecords);

  /** What was made here, or else an upload: their ids never meet. */
  async function findAsset(id: string): Promise<PostedAsset | null> {
    const made = await assets.get(id);
    if (made) return postedContent(made.value);
    const upload = await materials.get(id);
    return upload && (await postedOf(upload.value));
  }

  return {
    writes: posts.writes,
    get: (uid: string, id: string) => owned(posts, uid, id, "post"),
    /** Those of these posts that exist and belong to the user. */
    several: async (uid: string, ids: readonly string[]) =>
      (await posts.several(ids)).map((it) => it.value).filter((post) => post.uid === uid),
    /** Across all users: for the engine, never for a request. */
    find: async (id: string) => (await posts.get(id))?.value ?? null,
    /** Across all users: for the engine, never for a request. */
    findAsset,
    project: (uid: string, id: string) => owned(projects, uid, id, "project"),
    /** Refused as missing if it is not the user's, or is sound. Finds deleted ones until they are purged. */
    async asset(uid: string, id: string): Promise<{ value: PostedAsset }> {
      const value = await findAsset(id);
      if (value?.uid !== uid) throw missing("asset");
      return { value };
    },
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
