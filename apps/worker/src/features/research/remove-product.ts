import { UNDO_REMOVAL } from "@vignette/domain/assets";
import { type Instant, later } from "@vignette/domain/kernel";
import type { Product } from "@vignette/domain/research";
import type { Documents } from "../../adapters/documents/documents.ts";
import { type ProductStore, productStore } from "./store.ts";

type Deps = { products: ProductStore; now: Instant };

/** Deletes a product of the user. It can be restored for a while; content that was generated for it stays. */
export async function removeProduct({ products, now }: Deps, uid: string, id: string): Promise<{ id: string }> {
  await products.get(uid, id);
  await products.patch(id, { purgeAt: later(now, UNDO_REMOVAL) });
  return { id };
}

/** Restores a deleted product that still exists. */
export async function restoreProduct({ products }: Deps, uid: string, id: string): Promise<Product> {
  const { value } = await products.get(uid, id);
  await products.patch(id, { purgeAt: null });
  return { ...value, purgeAt: null };
}

/** Products removed in one sweep; the next minute continues. Our own choice. */
const PURGED = 50;

/** Permanently removes deleted products that can no longer be restored, with their versions. */
export async function purgeProducts({ documents, now }: { documents: Documents; now: Instant }): Promise<void> {
  const products = productStore(documents);
  for (const { id, value, version } of await products.beyondRecall(now, PURGED)) {
    const versions = await products.versionsOf(value.uid, id);
    await documents.commit([
      ...versions.map((it) => products.versionWrites.remove(it.id)),
      products.writes.remove(id, version),
    ]);
  }
}
