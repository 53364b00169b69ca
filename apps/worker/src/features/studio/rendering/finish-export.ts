import { type AssetFile, countedAs, type GeneratedAsset, type GeneratedAssetView } from "@vignette/domain/assets";
import { changedMeanwhile } from "@vignette/domain/kernel";
import { type Creation, type FinishExportInput, refuseFiles, stillGenerating } from "@vignette/domain/studio";
import type { Stored, Write } from "../../../adapters/documents/documents.ts";
import { ifChanged } from "../../../adapters/documents/if-changed.ts";
import type { Files } from "../../../adapters/files/files.ts";
import { generatedAssetView } from "../../../adapters/files/generated-asset-view.ts";
import { inspectFile } from "../../../adapters/files/inspect-file.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { withinLimit, withinStorage } from "../../../usage/within-limit.ts";
import type { StudioStore } from "../creation/store.ts";
import { assertExportable } from "./assert-exportable.ts";
import { showsGeneratedPerson } from "./shows-generated-person.ts";
import { takeOverExports } from "./take-over-exports.ts";

type Deps = UsageDeps & { studio: StudioStore; files: Files; newId: () => string };

/** Further writes for the same commit as the asset. */
type Also = (assetId: string) => Write[];

/**
 * Creates an asset from exported files, after checking each. It counts once against the plan; another export of the
 * same creation replaces the files of its asset and is not counted.
 */
export async function finishExport(
  deps: Deps,
  uid: string,
  input: FinishExportInput,
  also: Also = () => [],
): Promise<GeneratedAssetView> {
  const { studio, files } = deps;
  const stored = await studio.get(uid, input.id);
  const creation = stored.value;
  if (creation.state !== "draft" && creation.state !== "ready") throw stillGenerating();
  await assertExportable(studio, creation);
  const refusal = refuseFiles(creation, input.files);
  if (refusal) throw refusal;
  const inspected = await Promise.all(input.files.map((file, index) => inspectFile(files, file, index)));

  const before = creation.assetId ? await studio.asset(creation.assetId) : null;
  const work = before ? replaced(deps, stored, before, inspected, also) : added(deps, stored, inspected, also);
  return await generatedAssetView(files, await work.catch(ifChanged(() => changedMeanwhile("creation"))));
}

async function added(deps: Deps, stored: Stored<Creation>, files: AssetFile[], also: Also): Promise<GeneratedAsset> {
  const { id: creationId, uid, projectId, kind, name } = stored.value;
  const asset: GeneratedAsset = {
    id: deps.newId(),
    uid,
    projectId,
    type: kind,
    name,
    creationId,
    ...((await showsGeneratedPerson(deps.studio, stored.value)) && { presented: true }),
    files,
    createdAt: deps.now,
  };
  const { studio, now } = deps;
  const logId = deps.newId();
  const log = {
    id: logId,
    uid,
    type: kind,
    assetIds: [asset.id],
    quantity: 1,
    createdAt: now,
    projectId,
    metadata: { creationId },
  };
  const writes = [studio.assetWrites.create(asset.id, asset), studio.logWrites.create(logId, log)];
  const taken = await takeOverExports(deps.documents, uid, files);
  await withinLimit(deps, {
    uid,
    key: countedAs(kind),
    storage: taken.storage,
    writes: [...writes, ...taken.writes, ready(deps, stored, asset), ...also(asset.id)],
  });
  return asset;
}

async function replaced(
  deps: Deps,
  stored: Stored<Creation>,
  before: GeneratedAsset,
  files: AssetFile[],
  also: Also,
): Promise<GeneratedAsset> {
  const presented = await showsGeneratedPerson(deps.studio, stored.value);
  const asset: GeneratedAsset = { ...before, name: stored.value.name, files, presented };
  const kept = new Set(files.map((file) => file.key));
  const { uid } = before;
  const taken = await takeOverExports(deps.documents, uid, files, before.files);
  const put = deps.studio.assetWrites.put(asset.id, asset);
  const writes = [put, ...taken.writes, ready(deps, stored, asset), ...also(asset.id)];
  await withinStorage(deps, { uid, storage: taken.storage, writes });
  await deps.files.remove(before.files.map((file) => file.key).filter((key) => !kept.has(key)));
  return asset;
}

/** Conditional on the version that was read: two concurrent exports create one asset. */
const ready = ({ studio, now }: Deps, { id, version }: Stored<Creation>, asset: GeneratedAsset): Write =>
  studio.writes.patch(id, { state: "ready", assetId: asset.id, lastUpdated: now }, { version });
