import { createHash } from "node:crypto";
import {
  creditLine,
  findable,
  type LibraryAsset,
  noLabels,
  pictureName,
  type TakeStockInput,
  uploadedAssetFolder,
} from "@vignette/domain/assets";
import type { StockPhotos } from "../../adapters/stock/stock-photos.ts";
import { stockNotOffered } from "../../adapters/stock/stock-refusals.ts";
import { toLibraryAsset } from "./library-asset.ts";
import { type Fetched, keptBefore, type PictureDeps, storePicture } from "./save-page-picture.ts";

type Deps = PictureDeps & { stock: StockPhotos | null };

/**
 * Stores a stock photo as an asset of a project, with its credit and within the storage of the plan. An existing one
 * stays as it is, and a deleted one is restored: there is never a duplicate. Throws a Refusal. Source: ADR 85.
 */
export async function takeStockPhoto(deps: Deps, uid: string, input: TakeStockInput): Promise<LibraryAsset> {
  const { stock } = deps;
  await deps.assets.project(uid, input.projectId);
  if (!stock) throw stockNotOffered();
  const id = idOf(uid, stock, input);
  const uploaded =
    (await keptBefore(deps, id)) ?? (await storePicture(deps, await fetched({ ...deps, stock }, uid, input)));
  await deps.live(uid, { type: "asset", projectId: input.projectId });
  return await toLibraryAsset(deps.files, { origin: "uploaded", id, value: uploaded, version: "" });
}

/** The same id for the same photo in the same project, so that two concurrent requests create one asset. */
const idOf = (uid: string, { provider }: StockPhotos, { projectId, photoId }: TakeStockInput): string =>
  createHash("sha256").update(`${uid} ${projectId} ${provider.url} ${photoId}`).digest("hex").slice(0, 40);

async function fetched(
  deps: PictureDeps & { stock: StockPhotos },
  uid: string,
  input: TakeStockInput,
): Promise<Fetched> {
  const id = idOf(uid, deps.stock, input);
  const { bytes, alt, credit, ...facts } = await deps.stock.take(input.photoId);
  const key = `${uploadedAssetFolder({ uid, id })}${deps.newId()}`;
  const uploaded = findable({
    ...{ id, uid, projectId: input.projectId, kind: "image", credit },
    name: pictureName({ src: credit.photoUrl, alt: alt || creditLine(credit) }),
    file: { key, bytes: bytes.byteLength, ...facts, durationMs: null },
    ...{ earlier: null, labels: { ...noLabels, alt }, thumbnail: null, findBy: [], purgeAt: null },
    ...{ createdAt: deps.now, lastUpdated: deps.now },
  });
  return { uploaded, bytes };
}
