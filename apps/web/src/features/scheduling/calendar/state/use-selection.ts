import type { PostView } from "@vignette/domain/scheduling";
import { useCallback, useState } from "react";

/** The posts that are selected for a bulk change. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** While true, a click selects a post instead of opening it. */
  picking: boolean;
  setPicking: (picking: boolean) => void;
  toggle: (id: string) => void;
  pickAll: (posts: readonly PostView[]) => void;
  clear: () => void;
};

export function usePostSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [picking, setPicking] = useState(false);
  const toggle = useCallback((id: string) => {
    setPicking(true);
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    ids,
    picking,
    setPicking,
    toggle,
    pickAll: (posts) => setIds(new Set(posts.map((it) => it.id))),
    clear() {
      setIds(new Set());
      setPicking(false);
    },
  };
}
