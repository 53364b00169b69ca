import {
  isSought,
  type LibraryAsset,
  type LibraryFilter,
  type LibraryPageInput,
  type LibraryPlace,
  narrowest,
  noLabels,
} from "@vignette/domain/assets";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Files } from "../../adapters/files/files.ts";
import { usesOfProject } from "./item-uses.ts";
import { kindOfItem, toLibraryAsset } from "./library-asset.ts";
import type { AssetStore, StoredItem } from "./store.ts";

/** Items per page: twice the first screen of a desktop with seven columns. Our own choice. */
const PAGE = 56;
/** Documents read at once if few of the first ones match, and maximum for one page. Our own choice. */
const BATCH = 200;
const READ_MAX = 1200;

type Deps = { assets: AssetStore; documents: Documents; files: Files };
export type LibraryPage = { items: LibraryAsset[]; next: LibraryPlace | null };

/**
 * The items after a cursor that match a filter, newest first. `next` is null at the end; a page before it may be
 * short.
 */
export async function libraryPage(deps: Deps, uid: string, input: LibraryPageInput): Promise<LibraryPage> {
  const { filter, cursor = null, projectId } = input;
  const of = { uid, projectId };
  const fits = await sought(deps, uid, projectId, filter);
  const by = narrowest(filter);
  const runs = await Promise.all([
    collect(cursor, fits, (batch) => deps.assets.made(of, batch)),
    filter.show === "made" ? END : collect(cursor, fits, (batch) => deps.assets.uploaded(of, by, batch)),
  ]);
  const { items, next } = merged(runs);
  return { items: await Promise.all(items.map((item) => toLibraryAsset(deps.files, item))), next };
}

/** How far a collection was read: `reached` is null at its end. */
type Run = { found: StoredItem[]; reached: LibraryPlace | null };
const END: Run = { found: [], reached: null };

async function sought(deps: Deps, uid: string, projectId: string, filter: LibraryFilter) {
  const uses = filter.unusedOnly ? await usesOfProject(deps, uid, projectId) : null;
  return (item: StoredItem): boolean => {
    const { name, labels = noLabels, purgeAt, id } = item.value;
    if (purgeAt || (uses && id in uses)) return false;
    return isSought({ origin: item.origin, kind: kindOfItem(item), name, labels }, filter);
  };
}

async function collect(
  from: LibraryPlace | null,
  fits: (item: StoredItem) => boolean,
  ask: (batch: { after: LibraryPlace | null; limit: number }) => Promise<StoredItem[]>,
): Promise<Run> {
  const found: StoredItem[] = [];
  let reached = from;
  // One more than is shown, to know whether there is a next page.
  let limit = PAGE + 1;
  for (let read = 0; read < READ_MAX && found.length <= PAGE; read += limit, limit = BATCH) {
    const batch = await ask({ after: reached, limit });
    found.push(...batch.filter(fits));
    const last = batch.at(-1);
    if (!last || batch.length < limit) return { found, reached: null };
    reached = placeOf(last);
  }
  return { found, reached };
}

/** Merges both collections in one order. Items after the point up to which both were read wait for the next page. */
function merged(runs: readonly Run[]): { items: StoredItem[]; next: LibraryPlace | null } {
  const [horizon = null] = runs.flatMap(({ reached }) => (reached ? [reached] : [])).toSorted(newestFirst);
  const all = runs
    .flatMap(({ found }) => found)
    .toSorted((a, b) => newestFirst(placeOf(a), placeOf(b)))
    .filter((item) => !horizon || newestFirst(placeOf(item), horizon) <= 0);
  const items = all.slice(0, PAGE);
  const last = items.at(-1);
  return { items, next: all.length > PAGE && last ? placeOf(last) : horizon };
}

const placeOf = ({ value }: StoredItem): LibraryPlace => ({ createdAt: value.createdAt, id: value.id });

/** Orders as the database does: by creation time, then by id, both descending. */
function newestFirst(a: LibraryPlace, b: LibraryPlace): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}
