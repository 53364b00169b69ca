import type { LibraryFilter } from "@vignette/domain/assets";
import { useAddressQuery } from "../../../shared/use-address-query.ts";
import { libraryFilterIn, paramsOfFilter } from "./library-filter.ts";

/** The filter of the library. It is stored in the address, so that a reload and the back button restore it. */
export function useLibraryFilter() {
  const [query, changeQuery] = useAddressQuery();
  const filter = libraryFilterIn(query);
  return {
    filter,
    isNarrowed: Object.keys(paramsOfFilter(filter)).length > 0,
    change: (part: Partial<LibraryFilter>) =>
      changeQuery((before) => new URLSearchParams(paramsOfFilter({ ...libraryFilterIn(before), ...part })), {
        replace: true,
      }),
    clear: () => changeQuery(() => new URLSearchParams(), { replace: true }),
  };
}
