import {
  type EditCarouselInput,
  filesOfUpload,
  isCarousel,
  type LibraryAsset,
  type MakeCarouselInput,
  noLabels,
  type Slide,
  type UploadedAsset,
  uploadedAssetOfKey,
  withSlides,
} from "@vignette/domain/assets";
import { changedMeanwhile, type Instant, missing } from "@vignette/domain/kernel";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { Files } from "../../adapters/files/files.ts";
import type { LivePush } from "../../adapters/live.ts";
import { toLibraryAsset } from "./library-asset.ts";
import type { AssetStore } from "./store.ts";

type Deps = { assets: AssetStore; files: Files; live: LivePush; now: Instant; newId: () => string };

/** Makes one post of several pictures, which stay where they are: nothing is copied. Source: ADR 102. */
export async function makeCarousel(deps: Deps, uid: string, input: MakeCarouselInput): Promise<LibraryAsset> {
  const { projectId, name } = input;
  await deps.assets.project(uid, projectId);
  const slides = await picturesOf(deps.assets, { uid, projectId }, input.slides);
  const [first] = slides;
  if (!first) throw missing("asset");
  const id = deps.newId();
  const empty: UploadedAsset = {
    ...{ id, uid, projectId, name, kind: "image", file: first, earlier: null },
    ...{ labels: noLabels, thumbnail: null, findBy: [], purgeAt: null },
    ...{ createdAt: deps.now, lastUpdated: deps.now },
  };
  const value = withSlides(empty, slides, deps.now);
  await deps.assets.materials.create(id, value);
  await deps.live(uid, { type: "asset", projectId });
  return await toLibraryAsset(deps.files, { origin: "uploaded", id, value, version: "" });
}

/** Puts the slides of a carousel into another order, takes some out, and adds further pictures of its project. */
export async function editCarousel(deps: Deps, uid: string, { id, slides }: EditCarouselInput): Promise<LibraryAsset> {
  const item = await deps.assets.item(uid, { origin: "uploaded", id });
  if (item.origin !== "uploaded" || !isCarousel(item.value)) throw missing("carousel");
  const { value: before } = item;
  const had = new Map(before.slides.map((slide) => [slide.key, slide]));
  const added = await picturesOf(
    deps.assets,
    before,
    slides.filter((key) => !had.has(key)),
  );
  const all = new Map([...had, ...added.map((slide) => [slide.key, slide] as const)]);
  const value = withSlides(
    before,
    slides.flatMap((key) => all.get(key) ?? []),
    deps.now,
  );
  await deps.assets.materials.put(id, value, item.version).catch(ifChanged(() => changedMeanwhile("asset")));
  await deps.live(uid, { type: "asset", projectId: before.projectId });
  return await toLibraryAsset(deps.files, { ...item, value });
}

/** Uploaded pictures by the keys of their files. Refused as missing unless all are there, in this project. */
async function picturesOf(
  { materials }: AssetStore,
  { uid, projectId }: Pick<UploadedAsset, "uid" | "projectId">,
  keys: readonly string[],
): Promise<Slide[]> {
  const ids = keys.map((key) => uploadedAssetOfKey(key)?.id ?? "");
  const found = keys.length === 0 ? [] : (await materials.several(ids)).map(({ value }) => value);
  const usable = found.filter((it) => it.uid === uid && it.projectId === projectId && it.kind === "image");
  const files = usable.filter((it) => !it.purgeAt && !isCarousel(it)).flatMap(filesOfUpload);
  return keys.map((key) => {
    const file = files.find((it) => it.key === key);
    if (!file) throw missing("picture");
    return file;
  });
}
