import { carouselAlone, isCarousel } from "@vignette/domain/assets";
import { mediaKindOf } from "@vignette/domain/media";
import { isActive, type Render, refuseRepair, renderRunning, type StartRepairInput } from "@vignette/domain/studio";
import { owned } from "../../../adapters/documents/owned.ts";
import { materialRecords } from "../../../records/content/materials.ts";
import { open } from "../../../records/open.ts";
import { assertStorageLeft } from "../../../usage/storage.ts";
import { beginRender, newRender, type StartDeps } from "./start-render.ts";

/**
 * Draws the file of an upload anew on the server, where the user's browser cannot decode it. The result takes its place
 * as a repair. Source: ADR 94.
 */
export async function startRepair(deps: StartDeps, uid: string, { id, file }: StartRepairInput): Promise<Render> {
  const { renders, documents } = deps;
  const { value: upload } = await owned(open(documents, materialRecords), uid, id, "asset");
  if (isCarousel(upload)) throw carouselAlone();
  const before = await renders.get(id);
  if (before && isActive(before.value)) throw renderRunning();
  const isFitting = mediaKindOf(file.type) === upload.kind;
  const refusal = refuseRepair(file, isFitting, await renders.countActive(uid));
  if (refusal) throw refusal;
  await assertStorageLeft(deps, uid, 1);
  const about = { id, uid, projectId: upload.projectId, creationAsOf: upload.lastUpdated };
  const render = { ...newRender({ ...about, files: [file] }, deps.now, deps.newId()), sourceKey: upload.file.key };
  return await beginRender(deps, render, [file.scene], before?.version ?? null);
}
