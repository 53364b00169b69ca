import { countedAs } from "@vignette/domain/assets";
import { cutToUtf16Units } from "@vignette/domain/kernel";
import { type Creation, type CreationMedia, stillGenerating } from "@vignette/domain/studio";
import type { Files } from "../../../adapters/files/files.ts";
import type { UsageDeps } from "../../../usage/usage-period.ts";
import { withinLimit } from "../../../usage/within-limit.ts";
import type { StudioStore } from "./store.ts";

type Deps = UsageDeps & { studio: StudioStore; files: Files; newId: () => string };

/** Maximum length of a name, in UTF-16 units; see the schema. */
const NAME_MAX = 120;

/** Copies a creation into a new draft with its own copy of every file, so that neither depends on the other. */
export async function duplicate(deps: Deps, uid: string, id: string): Promise<Creation> {
  const { studio, now } = deps;
  const { value } = await studio.get(uid, id);
  if (!value.script) throw stillGenerating();
  const copyId = deps.newId();
  const copies = await Promise.all(value.media.map((medium) => copied(deps, copyId, medium)));
  const copy: Creation = {
    ...value,
    id: copyId,
    name: `${cutToUtf16Units(value.name, NAME_MAX - 5)} copy`,
    state: "draft",
    run: "",
    restarts: 0,
    failure: null,
    orders: [],
    spending: [],
    revision: 0,
    media: linked(copies.flat()),
    assetId: null,
    batchId: null,
    rejectedAt: null,
    keptAt: now,
    createdAt: now,
    lastUpdated: now,
  };
  await withinLimit(deps, {
    uid,
    kind: value.kind,
    key: countedAs(value.kind),
    underWay: (period) => studio.countUnderWay(uid, value.kind, period, now),
    writes: [studio.writes.create(copyId, copy)],
  });
  return copy;
}

/** The copy of a medium, and the key of its file before. */
type MediumCopy = { medium: CreationMedia; before: string };

/** A medium whose file is missing is left out: it can be generated again. */
async function copied({ files, newId }: Deps, copyId: string, medium: CreationMedia): Promise<MediumCopy[]> {
  const bytes = await files.read(medium.key);
  if (!bytes) return [];
  const key = `creations/${copyId}/${medium.kind}-${newId()}`;
  await files.put(key, bytes, { type: medium.type, maxBytes: medium.bytes });
  return [{ medium: { ...medium, key }, before: medium.key }];
}

/** A take belongs to the copy of its recording. */
function linked(copies: readonly MediumCopy[]): CreationMedia[] {
  const keys = new Map(copies.map(({ medium, before }) => [before, medium.key]));
  return copies.map(({ medium }) =>
    medium.kind === "take" ? { ...medium, voiceKey: keys.get(medium.voiceKey) ?? medium.voiceKey } : medium,
  );
}
