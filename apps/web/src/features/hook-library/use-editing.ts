import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useState } from "react";
import type { Editing, HookDraft } from "./hook-draft.ts";
import type { LibraryHook } from "./library-hook.ts";
import type { ProjectHooksState } from "./use-project-hooks.ts";

type Options = {
  projectId: string;
  language: string;
  library: Pick<ProjectHooksState, "save">;
  /** Called when a saved hook replaces another, or its own earlier text. */
  onSaved: (before: LibraryHook | null, after: { id: string; template: string }) => void;
};

/**
 * Writes, edits and duplicates hooks. Editing a built-in hook creates a hook of the project's own; editing an own hook
 * can be undone.
 */
export function useEditing({ projectId, language, library, onSaved }: Options) {
  const [editing, setEditing] = useState<{ what: Editing; of: LibraryHook | null } | null>(null);

  async function save({ id, like, draft }: Editing): Promise<void> {
    const of = editing?.of ?? null;
    const hook = await library.save({ ...draft, id, like, projectId });
    setEditing(null);
    onSaved(of, hook);
    if (id === null || of === null) return notify({ kind: "success", title: m.hooks_saved_as_your_own() });
    const undo = async () => onSaved(null, await library.save({ ...draftOf(of), id, like, projectId }));
    notify({ title: m.hooks_saved(), action: { label: m.app_undo(), onPress: () => void undo() } });
  }

  return {
    editing: editing?.what ?? null,
    write: () => setEditing({ what: { id: null, like: null, draft: { ...blank, language } }, of: null }),
    edit: (hook: LibraryHook) => {
      const own = hook.origin !== "ours";
      setEditing({
        what: { id: own ? hook.id : null, like: own ? hook.like : hook.id, draft: draftOf(hook) },
        of: hook,
      });
    },
    duplicate: (hook: LibraryHook) => setEditing({ what: { id: null, like: hook.id, draft: draftOf(hook) }, of: null }),
    save,
    close: () => setEditing(null),
  };
}

function draftOf({ template, category, channel, formats, tone, language, genuine }: LibraryHook): HookDraft {
  return { template, category, channel, formats: [...formats], tone, language, genuine };
}

const blank: HookDraft = {
  template: "",
  category: "curiosity",
  channel: "on-screen",
  formats: ["video-story", "carousel-image"],
  tone: "plain",
  language: "en",
  genuine: false,
};
