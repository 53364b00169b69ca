import { Asset } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import { Project } from "@vignette/domain/projects";
import { Post } from "@vignette/domain/scheduling";
import { StoredCreation } from "@vignette/domain/studio";
import * as z from "zod/mini";
import type { Documents } from "../adapters/documents/documents.ts";
import { owned } from "../adapters/documents/owned.ts";

/** A post as it lies in Firestore: with the key of the picture that stands for it. */
export const StoredPost = z.extend(Post, { coverKey: z.nullable(z.string()) });
export type StoredPost = z.infer<typeof StoredPost>;

/** Collection `posts`, keyed by post id. Needs the composite index uid + projectId + schedule.publishAt. */
export function postStore(documents: Documents) {
  const posts = documents.collection("posts", StoredPost, { timestamps: ["createdAt", "lastUpdated", "keptAt"] });
  const projects = documents.collection("projects", Project);
  const assets = documents.collection("assets", Asset, { timestamps: ["createdAt"] });
  const creations = documents.collection("creations", StoredCreation, {
    timestamps: ["createdAt", "lastUpdated", "keptAt"],
  });

  return {
    writes: posts.writes,
    get: (uid: string, id: string) => owned(posts, uid, id, "post"),
    /** Whoever it belongs to: for the engine, never for a request. */
    find: async (id: string) => (await posts.get(id))?.value ?? null,
    /** Whoever it belongs to: for the engine, never for a request. */
    findAsset: async (id: string) => (await assets.get(id))?.value ?? null,
    project: (uid: string, id: string) => owned(projects, uid, id, "project"),
    asset: (uid: string, id: string) => owned(assets, uid, id, "asset"),
    creation: (id: string) => creations.get(id),
    /** Planned from `from` to `to`, both included, earliest first. */
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
    /** Every post of a repetition that is still there, in no order. */
    async ofSeries(uid: string, seriesId: string) {
      const found = await posts.find({
        where: [
          ["uid", "==", uid],
          ["series.id", "==", seriesId],
        ],
      });
      return found.map((it) => it.value);
    },
    async ofProject(uid: string, projectId: string) {
      const found = await posts.find({
        where: [
          ["uid", "==", uid],
          ["projectId", "==", projectId],
        ],
      });
      return found.map((it) => it.value);
    },
  };
}
export type PostStore = ReturnType<typeof postStore>;
