import { ItemRef, type ItemUse, type UploadedAsset, uploadedAssetOfKey } from "@vignette/domain/assets";
import type { TargetState } from "@vignette/domain/scheduling";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { creationRecords } from "../../records/content/creations.ts";
import { projectRecords } from "../../records/content/projects.ts";
import { openAs, openEverywhereAs } from "../../records/open.ts";
import { postRecords } from "../../records/posts/posts.ts";
import { targetRecords } from "../../records/posts/targets.ts";
import { carouselsOf } from "./store.ts";

/** The uses of each item, by its id; an unused one is missing. */
export type ItemUses = Record<string, ItemUse[]>;

/** States of a target that still needs the files of its asset. */
export const unsent: readonly TargetState[] = ["draft", "awaiting-approval", "scheduled", "publishing", "needs-check"];

const LightPost = z.object({ id: z.string(), assetId: z.string(), name: z.string() });
const LightTarget = z.object({ postId: z.string() });
const Whole = z.record(z.string(), z.unknown());

/**
 * Content is used by the posts that show it, uploads by the drafts, the carousels and the brand kit that contain them. Needs the group index uid +
 * projectId + state on `targets`.
 */
export async function usesOfProject(deps: { documents: Documents }, uid: string, projectId: string): Promise<ItemUses> {
  const where = [
    ["uid", "==", uid],
    ["projectId", "==", projectId],
  ] as const;
  const [posts, targets, creations, carousels, project] = await Promise.all([
    openAs(deps.documents, postRecords, LightPost).find({ where }),
    openEverywhereAs(deps.documents, targetRecords, LightTarget).find({ where: [...where, ["state", "in", unsent]] }),
    openAs(deps.documents, creationRecords, Whole).find({ where }),
    carouselsOf(deps.documents, { uid, projectId }),
    openAs(deps.documents, projectRecords, Whole).get(projectId),
  ]);
  const waiting = new Set(targets.map(({ value }) => value.postId));
  const ofPosts = posts.map(({ value: { id, assetId, name } }) => {
    return { item: assetId, use: { type: "post" as const, id, name, waiting: waiting.has(id) } };
  });
  const ofCreations = creations.flatMap(({ id, value }) => {
    const use = { type: "creation" as const, id, name: String(value.name ?? ""), waiting: false };
    return itemsIn(value, uid).map((item) => ({ item, use }));
  });
  const ofCarousels = carousels.flatMap((carousel) => {
    const use = { type: "carousel" as const, id: carousel.id, name: carousel.name, waiting: false };
    return carousel.purgeAt ? [] : picturesIn(carousel).map((item) => ({ item, use }));
  });
  const kit = { type: "brand-kit" as const, id: projectId, name: "Brand kit", waiting: false };
  const ofKit = itemsIn(project?.value.brandKit, uid).map((item) => ({ item, use: kit }));
  return Object.fromEntries(
    [...Map.groupBy([...ofPosts, ...ofCreations, ...ofCarousels, ...ofKit], ({ item }) => item)].map(([item, all]) => [
      item,
      all.map(({ use }) => use),
    ]),
  );
}

/** The other uploads whose files a carousel shows, also those that it had before its repairs. */
export const picturesIn = ({ uid, id, slides }: UploadedAsset): string[] =>
  itemsIn(slides, uid).filter((item) => item !== id);

/** The items that a draft contains, anywhere in it: as `{ origin, id }`, or by the key of an upload's file. */
export function itemsIn(draft: unknown, uid: string): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === "string") {
      const uploaded = uploadedAssetOfKey(value);
      if (uploaded?.uid === uid) found.add(uploaded.id);
    } else if (typeof value === "object" && value !== null) {
      const ref = z.safeParse(ItemRef, value);
      if (ref.success) found.add(ref.data.id);
      for (const it of Object.values(value)) look(it);
    }
  };
  look(draft);
  return [...found];
}
