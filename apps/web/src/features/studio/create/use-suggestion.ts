import { useState } from "react";
import { useSearchParams } from "react-router";

/**
 * What the address suggests under some names, as search parameters, and a way to drop it for the user's own choice. The
 * address changes a moment after it is told to; what is dropped no longer counts at once, so that a press in between
 * finds what was chosen. Empty: nothing is suggested.
 */
export function useSuggestion(names: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const [dropped, setDropped] = useState("");
  const named = only(search, names).toString();
  if (dropped !== "" && dropped !== named) setDropped("");
  return {
    suggested: named === dropped ? "" : named,
    drop() {
      if (named === "") return;
      setDropped(named);
      setSearch((search) => without(search, names), { replace: true });
    },
  };
}

function only(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => names.includes(name)));
}

function without(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !names.includes(name)));
}
