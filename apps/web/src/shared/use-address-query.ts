import { useCallback } from "react";
import { type NavigateOptions, useSearchParams } from "react-router";

/**
 * The query of the address, and a way to change it. `change` starts from what stands in the address: a page renders a moment
 * behind it, and of two presses in that moment the second would take the first back.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changed: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      setQuery(changed(new URLSearchParams(window.location.search)), options),
    [setQuery],
  );
  return [query, change] as const;
}
