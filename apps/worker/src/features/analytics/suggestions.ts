import {
  dayOf,
  type MeasuredTarget,
  type Suggestion,
  type SuggestionsInput,
  suggestions,
} from "@vignette/domain/analytics";
import { isCarousel } from "@vignette/domain/assets";
import { type Instant, missing } from "@vignette/domain/kernel";
import { picturesOfProduct } from "@vignette/domain/studio";
import type { Documents } from "../../adapters/documents/documents.ts";
import { nullIfUnreadable } from "../../adapters/documents/null-if-unreadable.ts";
import { hookStarRecords } from "../../records/content/hook-stars.ts";
import { hookRecords } from "../../records/content/hooks.ts";
import { materialRecords } from "../../records/content/materials.ts";
import { productRecords } from "../../records/content/products.ts";
import { open } from "../../records/open.ts";
import { resultStore } from "../../records/stores/result-store.ts";
import { planOf } from "../../usage/plan-of.ts";

/** Hooks and uploads that are read. Our own choice: as many as the hook library and Content Creation read. */
const READ = 500;

type Deps = { documents: Documents; now: Instant };

/** What to make next for a product, by what has worked for an account; the same all day. Refused as missing without the product. */
export async function suggestionsFor(
  { documents, now }: Deps,
  uid: string,
  { projectId, productId, accountId, count }: SuggestionsInput,
): Promise<Suggestion[]> {
  const where = [
    ["uid", "==", uid],
    ["projectId", "==", projectId],
  ] as const;
  const newest = { where, orderBy: [["createdAt", "desc"]], limit: READ } as const;
  const [products, uploads, hooks, stars, targets, { lockedKinds }] = await Promise.all([
    open(documents, productRecords).find({ where, orderBy: [["createdAt", "asc"]] }),
    open(documents, materialRecords).find(newest),
    open(documents, hookRecords).find(newest),
    open(documents, hookStarRecords).get(projectId).catch(nullIfUnreadable),
    accountId === null ? [] : measuredOn(documents, uid, { projectId, accountId }),
    planOf(documents, uid, now),
  ]);
  const all = products.map((it) => it.value);
  const product = all.find(({ id }) => id === productId);
  if (!product) throw missing("product");
  const pictures = uploads.map((it) => it.value).filter((it) => !isCarousel(it));
  const facts = {
    targets,
    brief: product.brief,
    hooks: hooks.map((it) => it.value),
    fills: (stars?.value.uid === uid && stars.value.fills[productId]) || {},
    pictures: picturesOfProduct(product, { uploads: pictures, products: all }),
    lockedKinds,
  };
  return suggestions(facts, `${accountId ?? ""}/${dayOf(now)}`, count);
}

/** The posts of a project on an account whose numbers were read. */
async function measuredOn(
  documents: Documents,
  uid: string,
  of: { projectId: string; accountId: string },
): Promise<MeasuredTarget[]> {
  const results = await resultStore(documents).ofAccount(uid, of.accountId);
  return [...results.values()].flatMap(({ id, projectId, postId, accountId, platform, facts, marks }) =>
    projectId === of.projectId && platform && facts
      ? [{ targetId: id, postId, accountId, platform, facts, marks }]
      : [],
  );
}
