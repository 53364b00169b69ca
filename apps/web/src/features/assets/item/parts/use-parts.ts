import type { LibraryAsset, NamedPart } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useEffect, useRef, useState } from "react";
import { errorNotice, queryClient, trpc } from "../../../../trpc.ts";
import { updateCachedItems } from "../../library/library-cache.ts";
import { EDITS, useEditItems } from "../use-edit-items.ts";
import { named, noHistory, withChange, withoutLast } from "./part-history.ts";

/** How long nothing changes before it is stored, in ms. Our own choice. */
const STILL_MS = 600;

/** The parts of a photo, with every change of them stored once the user pauses, and every step back. */
export function useParts(item: LibraryAsset) {
  const edit = useEditItems();
  const [history, setHistory] = useState(noHistory);
  const parts: readonly NamedPart[] = history.now ?? item.labels.parts ?? [];
  const unsaved = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null);

  function flush() {
    if (!unsaved.current) return;
    clearTimeout(unsaved.current.timer);
    unsaved.current.save();
    unsaved.current = null;
  }
  const latest = useRef(flush);
  latest.current = flush;
  useEffect(() => () => latest.current(), []);

  function saveSoon(next: readonly NamedPart[]) {
    if (unsaved.current) clearTimeout(unsaved.current.timer);
    unsaved.current = {
      timer: setTimeout(flush, STILL_MS),
      save: () => edit([item], { parts: named(next) }),
    };
  }

  const find = trpc.assets.findParts.useMutation({
    scope: EDITS,
    onSuccess: (found) => {
      setHistory(noHistory);
      updateCachedItems([found as LibraryAsset]);
      void queryClient.invalidateQueries({ queryKey: [["assets", "page"]], refetchType: "inactive" });
      if (!found.labels.parts?.length) notify({ title: m.assets_parts_not_found() });
    },
    onError: (error) => notify(errorNotice(error)),
  });

  return {
    parts,
    /** `did` joins what is repeated to one step: see `PartHistory`. */
    change: (next: readonly NamedPart[], did: string | null = null) => {
      setHistory(withChange(history, parts, next, did));
      saveSoon(next);
    },
    /** Takes the last step back; null before the first. */
    undo: withoutLast(history)
      ? () => {
          const back = withoutLast(history);
          if (!back?.now) return;
          setHistory(back);
          saveSoon(back.now);
        }
      : null,
    isFinding: find.isPending,
    /** Has a model look for parts, once what was removed is stored. */
    find: () => {
      flush();
      find.mutate({ id: item.id });
    },
  };
}
