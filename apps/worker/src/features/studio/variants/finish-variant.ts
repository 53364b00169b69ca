import {
  type AssetFile,
  countedAs,
  type GeneratedAsset,
  type GeneratedAssetView,
  type VariantOf,
} from "@vignette/domain/assets";
import { changedMeanwhile, cutToUtf16Units } from "@vignette/domain/kernel";
import {
  cellOf,
  type FinishVariantInput,
  lineageOf,
  refuseFiles,
  type VariantCell,
  variantName,
  withMadeVariant,
} from "@vignette/domain/studio";
import type { Write } from "../../../adapters/documents/documents.ts";
import type { Files } from "../../../adapters/files/files.ts";
import { generatedAssetView } from "../../../adapters/files/generated-asset-view.ts";
import { inspectFile } from "../../../adapters/files/inspect-file.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { withinLimit, withinStorage } from "../../../usage/within-limit.ts";
import { assertExportable } from "../rendering/assert-exportable.ts";
import { showsGeneratedPerson } from "../rendering/shows-generated-person.ts";
import { takeOverExports } from "../rendering/take-over-exports.ts";
import { partCreations } from "./variant-store.ts";
import { type ChangeVariantsDeps, isConflict, type StoredVariantSet, variantsOf } from "./variants-of.ts";

type Deps = ChangeVariantsDeps & UsageDeps & { files: Files; newId: () => string };

/** Maximum length of an asset's name, in UTF-16 units; see the schema. */
const NAME_MAX = 120;
/** The user may change the choice while files are finished. */
const TRIES = 6;

/**
 * Creates an asset from one joined file, after checking it. It counts as one video; the same combination rendered again
 * replaces the file of its asset and is not counted.
 */
export async function finishVariant(deps: Deps, uid: string, input: FinishVariantInput): Promise<GeneratedAssetView> {
  const first = await variantsOf(deps, uid, input.id);
  await assertExportable(deps.studio, first.creation);
  const refusal = refuseFiles(first.creation, input.files);
  if (refusal) throw refusal;
  const files = await Promise.all(input.files.map((file, index) => inspectFile(deps.files, file, index)));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await generatedAssetView(deps.files, await finished(deps, uid, input, files));
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === TRIES) throw changedMeanwhile("variants");
    }
  }
}

async function finished(
  deps: Deps,
  uid: string,
  input: FinishVariantInput,
  files: AssetFile[],
): Promise<GeneratedAsset> {
  const { cell: key, stamp } = input;
  const found = await variantsOf(deps, uid, input.id);
  const cell = cellOf(found.set, key);
  const variant = lineageOf(cell, found.creation, await partCreations(deps.studio, uid, found.set));
  const known = found.set.made.find((it) => it.cell === key);
  const before = known ? await deps.studio.asset(known.assetId) : null;
  const presented = await showsGeneratedPerson(deps.studio, found.creation);
  const asset = before
    ? { ...before, variant, files, presented }
    : anAsset(deps, found, { cell, variant, files, presented });
  const also = remembered(deps, found, { cell: key, assetId: asset.id, stamp });
  await (before ? replace(deps, before, asset, also) : add(deps, asset, also));
  return asset;
}

type Made = { cell: VariantCell; variant: VariantOf; files: AssetFile[]; presented: boolean };

function anAsset(
  deps: Deps,
  { creation, set }: StoredVariantSet,
  { cell, variant, files, presented }: Made,
): GeneratedAsset {
  const { id: creationId, uid, projectId, kind: type } = creation;
  const name = cutToUtf16Units(variantName(set.name, cell), NAME_MAX);
  const made = { id: deps.newId(), uid, projectId, type, name, creationId, variant, files, createdAt: deps.now };
  return presented ? { ...made, presented } : made;
}

/** The set with the finished variant, conditional on the version in which the combination was found. */
function remembered(
  { variants, now }: Deps,
  { set, version }: StoredVariantSet,
  made: Parameters<typeof withMadeVariant>[1],
): Write {
  const change = { made: withMadeVariant(set, made), lastUpdated: now };
  return version === null
    ? variants.writes.create(set.id, { ...set, ...change })
    : variants.writes.patch(set.id, change, { version });
}

async function add(deps: Deps, asset: GeneratedAsset, also: Write): Promise<void> {
  const { studio, now } = deps;
  const { uid, type, projectId, creationId } = asset;
  const logId = deps.newId();
  const log = { id: logId, uid, type, assetIds: [asset.id], quantity: 1, createdAt: now, projectId };
  const writes = [
    studio.assetWrites.create(asset.id, asset),
    studio.logWrites.create(logId, { ...log, metadata: { creationId: creationId ?? "" } }),
    also,
  ];
  const taken = await takeOverExports(deps.documents, uid, asset.files);
  const { storage } = taken;
  await withinLimit(deps, { uid, key: countedAs(type), storage, writes: [...writes, ...taken.writes] });
}

async function replace(deps: Deps, before: GeneratedAsset, asset: GeneratedAsset, also: Write): Promise<void> {
  const { uid } = asset;
  const taken = await takeOverExports(deps.documents, uid, asset.files, before.files);
  const writes = [deps.studio.assetWrites.put(asset.id, asset), ...taken.writes, also];
  await withinStorage(deps, { uid, storage: taken.storage, writes });
  const kept = new Set(asset.files.map(({ key }) => key));
  await deps.files.remove(before.files.map(({ key }) => key).filter((key) => !kept.has(key)));
}
