import type { PostView } from "@vignette/domain/scheduling";
import { useCallback, useState } from "react";

/** Which posts are picked for a change of many. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** While true, a press picks instead of opening. */
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
