import { changedMeanwhile, type Instant } from "@vignette/domain/kernel";
import {
  PRODUCT_VERSIONS_MAX,
  type Product,
  type ProductVersion,
  type SaveProductInput,
} from "@vignette/domain/research";
import type { Documents } from "../../adapters/documents/documents.ts";
import { ifChanged } from "../../adapters/documents/if-changed.ts";
import type { ProductStore } from "./store.ts";

type Deps = { products: ProductStore; documents: Documents; now: Instant; newId: () => string };

/** Saves a product's brief: a new product without an id, else a change. */
export async function saveProduct(deps: Deps, uid: string, input: SaveProductInput): Promise<Product> {
  return input.id === null ? await createProduct(deps, uid, input) : await changeBrief(deps, uid, input.id, input);
}

async function createProduct(deps: Deps, uid: string, { projectId, brief }: SaveProductInput): Promise<Product> {
  await deps.products.project(uid, projectId);
  const timestamps = { purgeAt: null, createdAt: deps.now, lastUpdated: deps.now };
  const product: Product = { id: deps.newId(), uid, projectId, brief, ...timestamps };
  await deps.products.create(product.id, product);
  return product;
}

/** A product stays in its project, whatever the input contains. The previous brief is stored as a version. */
async function changeBrief(deps: Deps, uid: string, id: string, input: SaveProductInput): Promise<Product> {
  const { products, now } = deps;
  const { value, version } = await products.get(uid, id);
  const change = { brief: input.brief, lastUpdated: now };
  const { projectId, brief } = value;
  const before: ProductVersion = {
    id: deps.newId(),
    uid,
    projectId,
    productId: id,
    brief,
    reason: input.reason,
    createdAt: now,
  };
  await deps.documents
    .commit([products.writes.patch(id, change, { version }), products.versionWrites.create(before.id, before)])
    .catch(ifChanged(() => changedMeanwhile("product")));
  await prune(deps, uid, id);
  return { ...value, ...change };
}

/** Removes all but the newest versions. */
async function prune({ products, documents }: Deps, uid: string, productId: string): Promise<void> {
  const old = (await products.versionsOf(uid, productId)).slice(PRODUCT_VERSIONS_MAX);
  if (old.length > 0) await documents.commit(old.map(({ id }) => products.versionWrites.remove(id)));
}
