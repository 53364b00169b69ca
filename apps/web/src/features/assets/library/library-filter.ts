import type { LibraryFilter } from "@vignette/domain/assets";

const shows: readonly LibraryFilter["show"][] = ["all", "image", "video", "audio", "font", "made"];

/** The filter in an address. Invalid values are ignored. */
export function libraryFilterIn(query: URLSearchParams): LibraryFilter {
  return {
    show: shows.find((it) => it === query.get("show")) ?? "all",
    folderId: query.get("folder"),
    tag: query.get("tag"),
    search: (query.get("q") ?? "").slice(0, 100),
    unusedOnly: query.has("unused"),
  };
}

/** The address of a filter, without what it leaves as it is. */
export function paramsOfFilter({ show, folderId, tag, search, unusedOnly }: LibraryFilter): Record<string, string> {
  return {
    ...(show !== "all" && { show }),
    ...(folderId !== null && { folder: folderId }),
    ...(tag !== null && { tag }),
    ...(search !== "" && { q: search }),
    ...(unusedOnly && { unused: "1" }),
  };
}
