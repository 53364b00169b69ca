import { startTransition, useOptimistic } from "react";
import { useSearchParams } from "react-router";

export type Address = {
  search: URLSearchParams;
  /** Replaces the address by one without these parameters. */
  forget: (...names: readonly string[]) => void;
};

/**
 * What the address names. It shows at once that something is forgotten: the router renders a new address only when
 * nothing else is to be done, and a press in the meantime would still find the old one.
 */
export function useAddress(): Address {
  const [current, setSearch] = useSearchParams();
  const [search, show] = useOptimistic(current);
  return {
    search,
    forget(...names) {
      const next = new URLSearchParams(search);
      for (const name of names) next.delete(name);
      startTransition(() => {
        show(next);
        setSearch(next, { replace: true });
      });
    },
  };
}
