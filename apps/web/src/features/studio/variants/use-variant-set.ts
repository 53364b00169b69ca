import type { VariantSetView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { useEffect, useRef, useState } from "react";
import { errorText, refusalOf, trpc } from "../../../trpc.ts";
import { autosave, type SaveState } from "../editor/saving/autosave.ts";
import { begin, change, type EditHistory, redo, undo } from "../editor/saving/history.ts";
import { clearLocalChoices, readLocalChoices, type VariantChoices, writeLocalChoices } from "./matrix/local-choices.ts";

/** Delay between the last choice and saving, in ms. */
const SAVE_DELAY = 500;

/**
 * The choices of a set: edits, undo, autosave, and a copy in this browser until the Worker has stored them. Of two
 * windows, the one that saves last wins.
 */
export function useVariantSet(stored: VariantSetView) {
  const { id } = stored;
  const [history, setHistory] = useState(() => restored(stored));
  const [saveState, setSaveState] = useState<SaveState>({ status: "saved", at: stored.lastUpdated });
  const { mutateAsync } = trpc.studio.saveVariants.useMutation();
  const utils = trpc.useUtils();
  const revision = useRef(stored.revision);
  const latest = useRef(history);
  const [saver] = useState(() =>
    autosave<VariantChoices>({
      save: async (choices) => {
        const save = () => mutateAsync({ id, revision: revision.current, ...choices });
        const saved = await save().catch(async (error: unknown) => {
          if (refusalOf(error) !== "variants.changed") throw error;
          revision.current = (await utils.studio.variants.fetch({ id }, { staleTime: 0 })).revision;
          return await save();
        });
        revision.current = saved.revision;
        utils.studio.variants.setData({ id }, saved);
        clearLocalChoices(id, choices);
      },
      onState: setSaveState,
      messageOf: (error) => (navigator.onLine ? errorText(error) : m.variants_saved_when_online()),
      now: Date.now,
      later: (callback) => {
        const timer = setTimeout(callback, SAVE_DELAY);
        return () => clearTimeout(timer);
      },
    }),
  );

  function apply(next: typeof history) {
    if (next === latest.current) return;
    latest.current = next;
    setHistory(next);
    writeLocalChoices(id, next.present);
    if (next.present.name.trim() !== "") saver.put(next.present);
  }

  useEffect(() => {
    // Sends the choices that an earlier visit could not save.
    if (latest.current.past.length > 0) saver.put(latest.current.present);
    const retry = () => void saver.flush();
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      void saver.flush();
    };
  }, [saver]);

  return {
    choices: history.present,
    saveState,
    change: (next: VariantChoices, field: string) => apply(change(latest.current, next, field, Date.now())),
    undo: history.past.length > 0 ? () => apply(undo(latest.current)) : null,
    redo: history.future.length > 0 ? () => apply(redo(latest.current)) : null,
    /** Saves now. Resolves to whether everything on screen is stored. */
    flush: saver.flush,
  };
}
export type VariantEditor = ReturnType<typeof useVariantSet>;

/**
 * The history to start with. Unsaved local choices are one step on top of the stored ones, so that undo leads back to
 * them.
 */
function restored(stored: VariantSetView): EditHistory<VariantChoices> {
  const local = readLocalChoices(stored.id);
  const before = begin(choicesOf(stored));
  return local && JSON.stringify(local) !== JSON.stringify(before.present)
    ? change(before, local, "restored", 0)
    : before;
}

const choicesOf = ({ name, parts, left }: VariantSetView): VariantChoices => ({ name, parts, left });
