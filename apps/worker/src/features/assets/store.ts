import {
  CAROUSEL,
  FROM_PAGE,
  type GeneratedAsset,
  type ItemRef,
  type LibraryPlace,
  type PostedAsset,
  postedContent,
  type UploadedAsset,
} from "@vignette/domain/assets";
import { missing } from "@vignette/domain/kernel";
import type { Documents, Query, Stored } from "../../adapters/documents/documents.ts";
import { owned } from "../../adapters/documents/owned.ts";
import { assetRecords } from "../../records/content/assets.ts";
import { materialRecords } from "../../records/content/materials.ts";
import { projectRecords } from "../../records/content/projects.ts";
import { open } from "../../records/open.ts";
import { postedOf } from "../../records/posts/posted-of.ts";

/** A generated or uploaded item, as stored. */
export type StoredItem =
  | ({ origin: "made" } & Stored<GeneratedAsset>)
  | ({ origin: "uploaded" } & Stored<UploadedAsset>);

type OwnProject = { uid: string; projectId: string };
type Batch = { after: LibraryPlace | null; limit: number };

/**
 * Collections `assets` and `materials`, keyed by id. Both need the composite index uid + projectId + createdAt
 * (descending); `materials` also uid + projectId + findBy (array) + createdAt (descending).
 */
export function assetStore(documents: Documents) {
  const assets = open(documents, assetRecords);
  const materials = open(documents, materialRecords);
  const projects = open(documents, projectRecords);
  return {
    assets,
    materials,
    project: (uid: string, id: string) => owned(projects, uid, id, "project"),
    /** What can be posted, without deleted items: finished content, then uploads, each newest first. */
    postable: async (uid: string, projectId: string): Promise<PostedAsset[]> => {
      const query = { ...newest({ uid, projectId }), limit: 500 };
      const [made, own] = await Promise.all([assets.find(query), materials.find(query)]);
      const uploads = own.map((it) => it.value).filter((it) => !it.purgeAt && !it.from && !it.credit);
      const posted = await Promise.all(uploads.map(postedOf));
      const finished = made.map((it) => it.value).filter((it) => !it.purgeAt);
      return [...finished.map(postedContent), ...posted.filter((it) => it !== null)];
    },
    /** Refused as missing if it is not the user's, is deleted, or is sound. */
    posted: async (uid: string, id: string): Promise<PostedAsset> => {
      const made = await assets.get(id);
      const value = made ? postedContent(made.value) : await uploadOf(await materials.get(id));
      if (value?.uid !== uid || value.purgeAt) throw missing("asset");
      return value;
    },
    /** Refused as missing if it is not the user's. Finds deleted items until they are purged. */
    item: async (uid: string, { origin, id }: ItemRef): Promise<StoredItem> =>
      origin === "made"
        ? { origin, ...(await owned(assets, uid, id, "asset")) }
        : { origin, ...(await owned(materials, uid, id, "asset")) },
    /** The generated items of a project, newest first, after a cursor. */
    made: async (of: OwnProject, batch: Batch): Promise<StoredItem[]> =>
      (await assets.find(inOrder(newest(of), batch))).map((it) => ({ origin: "made", ...it })),
    /** The uploaded items of a project that match `by`, newest first, after a cursor. */
    uploaded: async (of: OwnProject, by: string | null, batch: Batch): Promise<StoredItem[]> => {
      const { where = [], ...order } = newest(of);
      const narrowed = by === null ? where : [...where, ["findBy", "array-contains", by] as const];
      const found = await materials.find(inOrder({ where: narrowed, ...order }, batch));
      return found.map((it) => ({ origin: "uploaded", ...it }));
    },
    /** The pictures that a project has from pages, also deleted ones; if there are very many, the newest. */
    pagePictures: async (of: OwnProject): Promise<UploadedAsset[]> => {
      const { where = [], ...order } = newest(of);
      const isTaken = ["findBy", "array-contains", FROM_PAGE] as const;
      const found = await materials.find({ where: [...where, isTaken], ...order, limit: 500 });
      return found.map(({ value }) => value);
    },
  };
}
export type AssetStore = ReturnType<typeof assetStore>;

/** The carousels of a project, also deleted ones; if there are very many, the newest. Needs the index of `uploaded`. */
export async function carouselsOf(documents: Documents, of: OwnProject): Promise<UploadedAsset[]> {
  const { where = [], ...order } = newest(of);
  const isOne = ["findBy", "array-contains", CAROUSEL] as const;
  const found = await open(documents, materialRecords).find({ where: [...where, isOne], ...order, limit: 500 });
  return found.map(({ value }) => value);
}

const newest = ({ uid, projectId }: OwnProject): Query => ({
  where: [
    ["uid", "==", uid],
    ["projectId", "==", projectId],
  ],
  orderBy: [["createdAt", "desc"]],
});

const inOrder = (query: Query, { after, limit }: Batch): Query => ({
  ...query,
  limit,
  ...(after && { after: { values: [after.createdAt], id: after.id } }),
});

const uploadOf = async (stored: Stored<UploadedAsset> | null) => stored && (await postedOf(stored.value));
