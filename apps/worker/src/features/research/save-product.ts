import type { Instant } from "@vignette/domain/kernel";
import type { Product, SaveProductInput } from "@vignette/domain/research";
import type { ProductStore } from "./store.ts";

type Deps = { products: ProductStore; now: Instant; newId: () => string };

/** Writes down what the user says of a product: a new one without an id, else a change of the brief. */
export async function saveProduct(deps: Deps, uid: string, input: SaveProductInput): Promise<Product> {
  return input.id === null ? await createProduct(deps, uid, input) : await changeBrief(deps, uid, input.id, input);
}

async function createProduct(deps: Deps, uid: string, { projectId, brief }: SaveProductInput): Promise<Product> {
  await deps.products.project(uid, projectId);
  const product: Product = { id: deps.newId(), uid, projectId, brief, createdAt: deps.now, lastUpdated: deps.now };
  await deps.products.create(product.id, product);
  return product;
}

/** A product stays in its project, whatever the input says. */
async function changeBrief(deps: Deps, uid: string, id: string, { brief }: SaveProductInput): Promise<Product> {
  const { value } = await deps.products.get(uid, id);
  const change = { brief, lastUpdated: deps.now };
  await deps.products.patch(id, change);
  return { ...value, ...change };
}
