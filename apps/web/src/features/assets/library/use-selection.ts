import type { LibraryAsset } from "@vignette/domain/assets";
import { useState } from "react";

/** The picked assets. With `range`, `pick` adds everything from the last picked asset to this one. */
export function useAssetSelection(items: readonly LibraryAsset[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const pick = (item: LibraryAsset, range: boolean) => {
    const next = new Set(ids);
    if (range && last !== null) for (const id of between(items, last, item.id)) next.add(id);
    else if (!next.delete(item.id)) next.add(item.id);
    setIds(next);
    setLast(item.id);
  };
  // In the order in which they were picked. Assets that left the wall are no longer picked.
  const picked = [...ids].flatMap((id) => items.find((it) => it.id === id) ?? []);
  return {
    picked,
    ids: new Set(picked.map((it) => it.id)) as ReadonlySet<string>,
    pick,
    pickAll: () => setIds(new Set(items.map((it) => it.id))),
    clear: () => setIds(new Set()),
  };
}

function between(items: readonly LibraryAsset[], a: string, b: string): string[] {
  const places = [a, b].map((id) => items.findIndex((it) => it.id === id)).toSorted((x, y) => x - y);
  return items.slice(places[0], (places[1] ?? 0) + 1).map((it) => it.id);
}
