import { createHash } from "node:crypto";
import {
  findable,
  type LibraryAsset,
  noLabels,
  pictureName,
  type SavePagePictureInput,
  type UploadedAsset,
  uploadedAssetFolder,
} from "@vignette/domain/assets";
import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import { DocumentError, type Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { LivePush } from "../../adapters/live.ts";
import type { Pages } from "../../adapters/pages/pages.ts";
import { withinStorage } from "../../usage/within-limit.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore } from "./store.ts";

export type PictureDeps = {
  assets: AssetStore;
  documents: Documents;
  files: Files;
  pages: Pages;
  live: LivePush;
  now: Instant;
  newId: () => string;
};

/**
 * Saves a picture of a page as an asset of a project, with the page's description of it. An existing one stays as it
 * is, and a deleted one is restored: there is never a duplicate. Throws a Refusal.
 */
export async function savePagePicture(
  deps: PictureDeps,
  uid: string,
  input: SavePagePictureInput,
): Promise<LibraryAsset> {
  await deps.assets.project(uid, input.projectId);
  const id = pictureId(uid, input);
  const uploaded = (await keptBefore(deps, id)) ?? (await storePicture(deps, await fetchPicture(deps, uid, input)));
  await deps.live(uid, { type: "asset", projectId: input.projectId });
  return await toLibraryAsset(deps.files, { origin: "uploaded", id, value: uploaded, version: "" });
}

/** The same id for the same picture in the same project, so that two concurrent requests create one asset. */
export function pictureId(uid: string, { projectId, src }: Pick<SavePagePictureInput, "projectId" | "src">): string {
  const address = URL.parse(src)?.href ?? src;
  return createHash("sha256").update(`${uid} ${projectId} ${address}`).digest("hex").slice(0, 40);
}

/** The asset with this id, restored if it was deleted; null without one. */
export async function keptBefore({ assets }: PictureDeps, id: string): Promise<UploadedAsset | null> {
  const stored = await assets.materials.get(id);
  if (stored?.value.purgeAt) await assets.materials.patch(id, { purgeAt: null });
  return stored && { ...stored.value, purgeAt: null };
}

/** A picture that was fetched, as the asset it will be. */
export type Fetched = { uploaded: UploadedAsset; bytes: Uint8Array<ArrayBuffer> };

/** Fetches a picture of a page. Nothing is stored yet. Throws a Refusal. */
export async function fetchPicture(
  { pages, newId, now }: PictureDeps,
  uid: string,
  input: SavePagePictureInput,
): Promise<Fetched> {
  const { projectId, page, src, alt } = input;
  const id = pictureId(uid, input);
  const { bytes, ...facts } = await pages.picture(src);
  const key = `${uploadedAssetFolder({ uid, id })}${newId()}`;
  const uploaded = findable({
    ...{ id, uid, projectId, name: pictureName(input), kind: "image", from: { page, src } },
    file: { key, bytes: bytes.byteLength, ...facts, durationMs: null },
    ...{ earlier: null, labels: { ...noLabels, alt }, thumbnail: null, findBy: [], purgeAt: null },
    ...{ createdAt: now, lastUpdated: now },
  });
  return { uploaded, bytes };
}

/** Stores a picture within the storage of the plan; gives the existing one if there is one. Throws a Refusal. */
export async function storePicture(deps: PictureDeps, { uploaded, bytes }: Fetched): Promise<UploadedAsset> {
  const { id, uid, file } = uploaded;
  await deps.files.put(file.key, bytes, { type: file.type, maxBytes: file.bytes });
  try {
    const writes = [deps.assets.materials.writes.create(id, uploaded)];
    await withinStorage(deps, { uid, storage: bytes.byteLength, writes });
    return uploaded;
  } catch (error) {
    await deps.files.remove([file.key]);
    if (!(error instanceof DocumentError && error.kind === "exists")) throw error;
    const theirs = await keptBefore(deps, id);
    if (!theirs) throw changedMeanwhile("asset");
    return theirs;
  }
}
