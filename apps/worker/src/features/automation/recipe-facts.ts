import { AssetType, type UploadedAsset } from "@vignette/domain/assets";
import {
  automatedLooks,
  type ChosenBefore,
  type ProductMaterial,
  type Recipe,
  type RecipeRun,
} from "@vignette/domain/automation";
import { days, type Instant, later } from "@vignette/domain/kernel";
import type { Product } from "@vignette/domain/research";
import { offeredTemplates, type ProductPicture, picturesOfProduct } from "@vignette/domain/studio";
import type { Documents } from "../../adapters/documents/documents.ts";
import { nullIfUnreadable } from "../../adapters/documents/null-if-unreadable.ts";
import { hookStarRecords } from "../../records/content/hook-stars.ts";
import { hookRecords } from "../../records/content/hooks.ts";
import { materialRecords } from "../../records/content/materials.ts";
import { productRecords } from "../../records/content/products.ts";
import { open } from "../../records/open.ts";
import { postRecords, type StoredPost } from "../../records/posts/posts.ts";
import { postStore } from "../../records/stores/post-store.ts";
import { resultStore } from "../../records/stores/result-store.ts";
import { bestPostIds, hookCandidates } from "./hook-candidates.ts";
import { recipeStore } from "./store.ts";

/** What a recipe chooses from, and what it has chosen. */
export type RecipeFacts = { products: ProductMaterial[]; before: ChosenBefore[]; runs: RecipeRun[] };

/** Hooks, uploads and best posts that are read. Our own choice: as many as the library reads. */
const HOOKS_READ = 500;
const UPLOADS_READ = 100;
const BEST_READ = 40;

type Deps = { documents: Documents; now: Instant };

/** Loads what a recipe chooses from. Products that were deleted are left out. */
export async function recipeFacts({ documents, now }: Deps, recipe: Recipe): Promise<RecipeFacts> {
  const { uid, projectId, plan, id } = recipe;
  const owner = [
    ["uid", "==", uid],
    ["projectId", "==", projectId],
  ] as const;
  const newest = [["createdAt", "desc"]] as const;
  const uploadsOf = async (folderId: string | null) => {
    const inFolder = folderId === null ? [] : [["findBy", "array-contains", `folder:${folderId}`] as const];
    const where = [...owner, ...inFolder];
    const found = await open(documents, materialRecords).find({ where, orderBy: newest, limit: UPLOADS_READ });
    return found.map((it) => it.value);
  };
  const reach = days(plan.restDays);
  const [products, uploads, folders, own, stars, results, planned, runs] = await Promise.all([
    open(documents, productRecords).find({ where: owner, orderBy: [["createdAt", "asc"]] }),
    uploadsOf(null),
    Promise.all(plan.folderIds.map(async (folderId) => [folderId, await uploadsOf(folderId)] as const)),
    open(documents, hookRecords).find({ where: owner, orderBy: newest, limit: HOOKS_READ }),
    open(documents, hookStarRecords).get(projectId).catch(nullIfUnreadable),
    resultStore(documents).newestOf(uid, projectId),
    postStore(documents).planned(uid, projectId, later(now, -reach), later(now, reach)),
    recipeStore(documents).runsOf(uid, id),
  ]);
  const best = plan.hooks.from === "best-posts" ? bestPostIds(results).slice(0, BEST_READ) : [];
  const bestPosts = (await open(documents, postRecords).several(best)).map((it) => it.value);
  const fills = stars?.value.uid === uid ? stars.value.fills : {};
  const hooks = { own: own.map((it) => it.value), fills, results, bestPosts };
  const all = products.map((it) => it.value).filter(({ purgeAt }) => purgeAt === null);
  const pictures = { uploads, folders: new Map(folders), products: all };
  return {
    products: all
      .filter((product) => plan.productIds.includes(product.id))
      .map((product) => ({
        id: product.id,
        hooks: hookCandidates(plan, product, hooks),
        looks: looksOf(product, pictures),
      })),
    before: [...runs.flatMap(chosenIn), ...planned.map(postedByHand)],
    runs,
  };
}

type Pictures = { uploads: UploadedAsset[]; folders: Map<string, UploadedAsset[]>; products: Product[] };

/** The looks of each kind that can be made with the product's own photos, and with those of each folder. */
function looksOf(product: Product, { uploads, folders, products }: Pictures): ProductMaterial["looks"] {
  const own = picturesOfProduct(product, { uploads, products });
  const offered = (pictures: ProductPicture[]) =>
    Object.fromEntries(
      AssetType.options.map((kind) => {
        const made = automatedLooks(kind);
        const looks = offeredTemplates(kind, { brief: product.brief, pictures }).map(({ name }) => name);
        return [kind, looks.filter((name) => made.includes(name))];
      }),
    );
  const inFolders = [...folders].map(([folderId, files]) => {
    const pictures = picturesOfProduct(product, { uploads: files, products: [] });
    return [folderId, offered(pictures.length > 0 ? pictures : own)] as const;
  });
  return new Map([["", offered(own)], ...inFolders]);
}

function chosenIn({ at, choice, isTrial, state }: RecipeRun): ChosenBefore[] {
  // What a trial showed may still be made, and so may what failed.
  if (!choice || isTrial || state === "failed" || state === "skipped") return [];
  return [{ at, hook: choice.hook, hookId: choice.hookId, choice }];
}

const postedByHand = ({ hook, hookId, schedule }: StoredPost): ChosenBefore => ({
  at: schedule.publishAt,
  hook: hook ?? "",
  hookId,
  choice: null,
});
