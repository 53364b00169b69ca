import { type Creation, libraryFilesOf, refuseExport } from "@vignette/domain/studio";
import { productOf } from "../creation/product-of.ts";
import type { StudioStore } from "../creation/store.ts";

type Deps = Pick<StudioStore, "product" | "ownFile">;

/** Throws a Refusal if no file may be made of a creation as it is stored. */
export async function assertExportable(studio: Deps, creation: Creation): Promise<void> {
  const files = libraryFilesOf(creation).map((file) => studio.ownFile(creation.uid, file));
  const [product, ...shown] = await Promise.all([productOf(studio, creation), ...files]);
  const refusal = refuseExport(creation, { shown: shown.filter((it) => it !== null), brief: product?.brief ?? null });
  if (refusal) throw refusal;
}

/** The same, asked before a browser draws files that would be refused. */
export async function checkExportable(studio: Deps & Pick<StudioStore, "get">, uid: string, id: string): Promise<void> {
  await assertExportable(studio, (await studio.get(uid, id)).value);
}
