import { withFile } from "@vignette/domain/assets";
import { changedMeanwhile } from "@vignette/domain/kernel";
import type { Render } from "@vignette/domain/studio";
import type { Write } from "../../../adapters/documents/documents.ts";
import { ifChanged } from "../../../adapters/documents/if-changed.ts";
import { owned } from "../../../adapters/documents/owned.ts";
import type { Files } from "../../../adapters/files/files.ts";
import { inspectMediaFile } from "../../../adapters/files/inspect-media-file.ts";
import { materialBytes, materialRecords } from "../../../records/content/materials.ts";
import { open } from "../../../records/open.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { withinStorage } from "../../../usage/within-limit.ts";

type Deps = UsageDeps & { files: Files };

/**
 * Puts the file that the renderer made of an upload in its place. Refused if the upload has another file by now, which
 * must not be lost. `also` is committed together with it, or not at all.
 */
export async function finishRepair(deps: Deps, render: Render, key: string, also: readonly Write[]): Promise<void> {
  const { documents, files, now } = deps;
  const materials = open(documents, materialRecords);
  const { value: before, version } = await owned(materials, render.uid, render.id, "asset");
  const [wanted] = render.files;
  const stored = await files.head(key);
  if (!wanted || !stored || before.file.key !== render.sourceKey) throw changedMeanwhile("asset");
  const made = { key, bytes: stored.bytes, name: before.name, begun: { type: wanted.type, uploadId: "" } };
  const file = await inspectMediaFile(files, made, { width: 1, height: 1, durationMs: 0 });
  const asset = withFile(before, file, { repairs: true, now });
  const storage = materialBytes(asset) - materialBytes(before);
  const writes = [materials.writes.put(before.id, asset, version), ...also];
  await withinStorage(deps, { uid: before.uid, storage, writes }).catch(ifChanged(() => changedMeanwhile("asset")));
}
