import type { ScriptAndStyle } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { Script } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useEffect, useRef, useState } from "react";
import { issuesByField } from "../../../../shared/refusals/issues-by-field.ts";
import { errorMessage, refusalOf, trpc } from "../../../../trpc.ts";
import { autosave, type SaveState } from "./autosave.ts";
import { begin, change, type EditHistory, redo, undo, undoTo } from "./history.ts";
import { clearLocalDraft, readLocalDraft, writeLocalDraft } from "./local-draft.ts";

/** Delay between the last keystroke and saving, in ms. Source: docs/experience.md#studio. */
const SAVE_DELAY = 1000;

/**
 * The draft of a creation: edits, undo, autosave, and a copy in this browser until the Worker has stored it. `stored`
 * is the draft as the Worker has it; with `isReadOnly` a local draft is ignored.
 */
export function useScriptEditor(
  creation: CreationView,
  stored: ScriptAndStyle,
  { isReadOnly }: { isReadOnly: boolean },
) {
  const { id } = creation;
  const [{ history: first, revision }] = useState(() =>
    isReadOnly ? { history: begin(stored), revision: creation.revision } : restored(creation, stored),
  );
  const [history, setHistory] = useState(first);
  const [saveState, setSaveState] = useState<SaveState>({ status: "saved", at: creation.lastUpdated });
  const [hasConflict, setHasConflict] = useState(false);
  const edit = trpc.studio.edit.useMutation();
  const utils = trpc.useUtils();
  const base = useRef({ revision, keep: false });
  const [saver] = useState(() =>
    autosave<ScriptAndStyle>({
      save: async (draft) => {
        const saved = await edit.mutateAsync({ id, ...base.current, ...draft }).catch((error: unknown) => {
          setHasConflict(refusalOf(error) === "creation.changed");
          throw error;
        });
        base.current = { revision: saved.revision, keep: false };
        setHasConflict(false);
        utils.studio.get.setData({ id }, saved);
        clearLocalDraft(id, draft, saved.revision);
      },
      onState: setSaveState,
      messageOf: errorMessage,
      now: Date.now,
      later: (callback) => {
        const timer = setTimeout(callback, SAVE_DELAY);
        return () => clearTimeout(timer);
      },
    }),
  );
  const latest = useRef(history);

  function apply(next: EditHistory<ScriptAndStyle>) {
    if (next === latest.current) return;
    latest.current = next;
    setHistory(next);
    writeLocalDraft(id, next.present, base.current.revision);
    if (Object.keys(scriptIssues(next.present.script)).length === 0) saver.put(next.present);
  }

  useEffect(() => {
    // Sends the changes that an earlier visit could not save.
    if (latest.current.past.length > 0) saver.put(latest.current.present);
    const retry = () => {
      if (!saver.pending()) return;
      void saver.flush().then((isSafe) => isSafe && notify({ kind: "success", title: m.studio_back_online() }));
    };
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      void saver.flush();
    };
  }, [saver]);

  /** Resolves a conflict with another window. The draft that is not kept becomes an earlier version. */
  async function resolveConflict(winner: "mine" | "theirs") {
    const theirs = await utils.studio.get.fetch({ id }, { staleTime: 0 });
    base.current = { revision: theirs.revision, keep: true };
    const mine = latest.current.present;
    if (winner === "theirs" && theirs.script) {
      apply(change(latest.current, { script: theirs.script, style: theirs.style }, "theirs", Date.now()));
    } else saver.put(mine);
    await saver.flush();
  }

  return {
    draft: history.present,
    /** The current draft, for work that finishes later. */
    now: () => latest.current.present,
    issues: scriptIssues(history.present.script),
    saveState,
    /** Another window has saved this creation since it was opened. */
    hasConflict,
    resolveConflict,
    change: (draft: ScriptAndStyle, field: string) => apply(change(latest.current, draft, field, Date.now())),
    /** Call before replacing a large part: the next save stores the previous draft as a version. */
    keepVersion: () => {
      base.current = { ...base.current, keep: true };
    },
    /** The steps of this session, oldest first. `backTo` takes an index of this list. */
    past: history.past,
    next: history.future[0] ?? null,
    backTo: (place: number) => apply(undoTo(latest.current, place)),
    undo: history.past.length > 0 ? () => apply(undo(latest.current)) : null,
    redo: history.future.length > 0 ? () => apply(redo(latest.current)) : null,
    /** Saves now. Resolves to whether everything on screen is stored. */
    flush: saver.flush,
  };
}
export type ScriptEditor = ReturnType<typeof useScriptEditor>;

/**
 * The history to start with. An unsaved local draft is one step on top of the stored draft, so that undo leads back to
 * it. It keeps its base revision: if another window has saved since, the Worker refuses it and the page asks which
 * draft to keep.
 */
function restored(
  { id, revision }: CreationView,
  stored: ScriptAndStyle,
): { history: EditHistory<ScriptAndStyle>; revision: number } {
  const local = readLocalDraft(id);
  if (!local || JSON.stringify(local.draft) === JSON.stringify(stored)) return { history: begin(stored), revision };
  return { history: change(begin(stored), local.draft, "restored", 0), revision: local.revision ?? revision };
}

/** Validation errors by field, such as `beats.0.title`. Empty if the script can be saved. */
const scriptIssues = (script: Script) => issuesByField(Script.safeParse(script));
