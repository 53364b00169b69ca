import { isCarousel, type MediaFile, type SeenFile } from "@vignette/domain/assets";
import type { Instant } from "@vignette/domain/kernel";
import { type Creation, failIfLost, placeInBatch, type ShownFile } from "@vignette/domain/studio";
import type { Period } from "@vignette/domain/usage";
import * as z from "zod/mini";
import type { Documents } from "../../../adapters/documents/documents.ts";
import { nullIfUnreadable } from "../../../adapters/documents/null-if-unreadable.ts";
import { owned } from "../../../adapters/documents/owned.ts";
import { hashKey } from "../../../adapters/files/hash-key.ts";
import { usageLogRecords } from "../../../records/account/usage-logs.ts";
import { assetRecords } from "../../../records/content/assets.ts";
import { creationVersionRecords } from "../../../records/content/creation-versions.ts";
import { creationRecords } from "../../../records/content/creations.ts";
import { materialRecords } from "../../../records/content/materials.ts";
import { ownFile } from "../../../records/content/own-file.ts";
import { productRecords } from "../../../records/content/products.ts";
import { projectRecords } from "../../../records/content/projects.ts";
import { open, openAs } from "../../../records/open.ts";
import { postRecords } from "../../../records/posts/posts.ts";

const LISTED = 100;

const Kept = z.object({ files: z.array(z.object({ key: z.string() })) });
const Covered = z.object({ coverKey: z.nullable(z.string()) });

/**
 * Collection `creations`, keyed by creation id. Needs the composite index uid + projectId + createdAt (descending) and
 * uid + kind + state + createdAt.
 */
export function studioStore(documents: Documents) {
  const creations = open(documents, creationRecords);
  const assets = open(documents, assetRecords);
  const materials = open(documents, materialRecords);
  const projects = open(documents, projectRecords);
  const products = open(documents, productRecords);
  return {
    writes: creations.writes,
    assetWrites: assets.writes,
    logWrites: open(documents, usageLogRecords).writes,
    /** Newest first. */
    ofProject: async (uid: string, projectId: string) => {
      const found = await creations.find({
        where: inProject(uid, projectId),
        orderBy: [["createdAt", "desc"]],
        limit: LISTED,
      });
      return found.map((it) => it.value);
    },
    /** In the order of the request. */
    ofBatch: async (uid: string, batchId: string) => {
      const found = await creations.find({
        where: [
          ["uid", "==", uid],
          ["batchId", "==", batchId],
        ],
      });
      return found.map((it) => it.value).sort((a, b) => placeInBatch(a) - placeInBatch(b));
    },
    /** Rejected at or before an instant, across all users. */
    rejectedBefore: (instant: Instant) =>
      creations.find({ where: [["rejectedAt", "<=", instant]], orderBy: [["rejectedAt", "asc"]], limit: LISTED }),
    project: (uid: string, id: string) => owned(projects, uid, id, "project"),
    product: (uid: string, id: string) => owned(products, uid, id, "product"),
    /** Oldest first, also deleted ones that are not purged. Needs the composite index uid + projectId + createdAt. */
    productsOf: async (uid: string, projectId: string) => {
      const found = await products.find({ where: inProject(uid, projectId), orderBy: [["createdAt", "asc"]] });
      return found.map((it) => it.value);
    },
    /** The newest uploads of a project, without carousels, whose pictures are uploads, too. Needs the composite index uid + projectId + createdAt (descending). */
    uploadsOf: async (uid: string, projectId: string) => {
      const where = inProject(uid, projectId);
      const found = await materials.find({ where, orderBy: [["createdAt", "desc"]], limit: LISTED });
      return found.map((it) => it.value).filter((it) => !isCarousel(it));
    },
    /** The newest uploads in a folder. Needs the composite index uid + projectId + findBy (array) + createdAt (descending). */
    uploadsIn: async (uid: string, projectId: string, folderId: string) => {
      const where = [...inProject(uid, projectId), ["findBy", "array-contains", `folder:${folderId}`] as const];
      const found = await materials.find({ where, orderBy: [["createdAt", "desc"]], limit: LISTED });
      return found.map((it) => it.value);
    },
    /** The newest fonts of a project. Needs the composite index uid + projectId + findBy (array) + createdAt (descending). */
    fontsOf: async (uid: string, projectId: string): Promise<MediaFile[]> => {
      const where = [...inProject(uid, projectId), ["findBy", "array-contains", "kind:font"] as const];
      const found = await materials.find({ where, orderBy: [["createdAt", "desc"]], limit: LISTED });
      return found.flatMap(({ value }) => (value.purgeAt ? [] : [value.file]));
    },
    get: (uid: string, id: string) => owned(creations, uid, id, "creation"),
    /**
     * The asset with this id; null if there is none or if it is in the trash. The caller checks the owner through the
     * creation.
     */
    asset: async (id: string) => {
      const asset = (await assets.get(id).catch(nullIfUnreadable))?.value;
      return asset && !asset.purgeAt ? asset : null;
    },
    /** A file of one of the user's assets or uploads; null if there is none. */
    ownFile: (uid: string, file: Pick<ShownFile, "origin" | "id" | "key">): Promise<SeenFile | null> =>
      ownFile(documents, uid, file),
    /**
     * The number of creations of a kind that were started in a period and can still become an asset. Failed and
     * rejected ones are not counted.
     */
    countUnderWay: async (uid: string, kind: Creation["kind"], { startsAt }: Period, now: Instant) => {
      const found = await creations.find({
        where: [
          ["uid", "==", uid],
          ["kind", "==", kind],
          ["state", "in", ["generating", "draft"]],
          ["createdAt", ">=", startsAt],
        ],
      });
      return found.filter(
        ({ value }) => value.assetId === null && value.rejectedAt === null && failIfLost(value, now).state !== "failed",
      ).length;
    },
    /** Creations being generated without progress since then. Needs the composite index state + lastUpdated. */
    silentGenerations: (since: Instant) =>
      creations.find({
        where: [
          ["state", "==", "generating"],
          ["lastUpdated", "<=", since],
        ],
        orderBy: [["lastUpdated", "asc"]],
        limit: LISTED,
      }),
    /** Needs the composite index uid + creationId + createdAt (descending). */
    versions: open(documents, creationVersionRecords),
    /** Keys of a creation's exports that assets and posts show, with the files of their hashes. */
    keysInUse: async (uid: string, creationId: string): Promise<string[]> => {
      const where = [
        ["uid", "==", uid],
        ["creationId", "==", creationId],
      ] as const;
      const [made, shown] = await Promise.all([
        openAs(documents, assetRecords, Kept).find({ where }),
        openAs(documents, postRecords, Covered).find({ where }),
      ]);
      const keys = [
        ...made.flatMap(({ value }) => value.files.map((it) => it.key)),
        ...shown.map((it) => it.value.coverKey),
      ];
      return keys.filter((it) => it !== null).flatMap((key) => [key, hashKey(key)]);
    },
    patch: creations.patch,
  };
}

const inProject = (uid: string, projectId: string) =>
  [
    ["uid", "==", uid],
    ["projectId", "==", projectId],
  ] as const;

export type StudioStore = ReturnType<typeof studioStore>;
