import type { LibraryFilter } from "@vignette/domain/assets";
import { useAddressQuery } from "../../../shared/use-address-query.ts";

const shows: readonly LibraryFilter["show"][] = ["all", "image", "video", "audio", "font", "made"];

/** The filter of the library. It is stored in the address, so that a reload and the back button restore it. */
export function useLibraryFilter() {
  const [query, changeQuery] = useAddressQuery();
  const filter = filterIn(query);
  return {
    filter,
    isNarrowed: Object.keys(paramsOf(filter)).length > 0,
    change: (part: Partial<LibraryFilter>) =>
      changeQuery((before) => new URLSearchParams(paramsOf({ ...filterIn(before), ...part })), { replace: true }),
    clear: () => changeQuery(() => new URLSearchParams(), { replace: true }),
  };
}

/** The filter in an address. Invalid values are ignored. */
function filterIn(query: URLSearchParams): LibraryFilter {
  return {
    show: shows.find((it) => it === query.get("show")) ?? "all",
    folderId: query.get("folder"),
    tag: query.get("tag"),
    search: (query.get("q") ?? "").slice(0, 100),
    unusedOnly: query.has("unused"),
  };
}

function paramsOf({ show, folderId, tag, search, unusedOnly }: LibraryFilter): Record<string, string> {
  return {
    ...(show !== "all" && { show }),
    ...(folderId !== null && { folder: folderId }),
    ...(tag !== null && { tag }),
    ...(search !== "" && { q: search }),
    ...(unusedOnly && { unused: "1" }),
  };
}
