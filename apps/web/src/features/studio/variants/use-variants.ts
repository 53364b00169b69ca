import {
  type CreationView,
  nextNumber,
  type VariantPart,
  type VariantPlace,
  type VariantSetView,
  withoutPart,
} from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useUndoKeys } from "../editor/saving/use-undo-keys.ts";
import { useCells } from "./matrix/cell-view.ts";
import type { VariantChoices } from "./matrix/local-choices.ts";
import { placeLabels } from "./parts/place-labels.ts";
import { forgetVariants, startVariants, useVariantJob } from "./run/variant-jobs.ts";
import { useSegments, useSources } from "./use-sources.ts";
import { useVariantSet } from "./use-variant-set.ts";

/** The variants of a creation, and the actions on them. */
export function useVariants(creation: CreationView, set: VariantSetView) {
  const editor = useVariantSet(set);
  const { choices } = editor;
  const { sources, isLoading } = useSources(creation, set, choices.parts);
  const byId = useSegments(choices.parts, sources);
  const job = useVariantJob(set.id);
  const cells = useCells({ choices, set, byId, job });
  useUndoKeys(editor);

  function change(next: VariantChoices, field: string) {
    forgetVariants(set.id);
    editor.change(next, field);
  }

  return {
    ...{ editor, choices, byId, isLoading, job, cells },
    isRunning: job?.status === "running",
    rename: (name: string) => change({ ...choices, name }, "name"),
    add: (place: VariantPlace, froms: readonly VariantPart["from"][]) =>
      change({ ...choices, parts: withNew(choices.parts, place, froms) }, `add ${Date.now()}`),
    remove(part: VariantPart) {
      const before = choices;
      change(withoutPart(choices, part.id), `remove ${part.id}`);
      const undo = () => change(before, `back ${part.id}`);
      notify({ title: placeLabels[part.place].removed, action: { label: m.app_undo(), onPress: undo } });
    },
    pick(keys: readonly string[], picked: boolean) {
      const left = choices.left.filter((key) => !keys.includes(key));
      change({ ...choices, left: picked ? left : [...left, ...keys] }, `pick ${Date.now()}`);
    },
    /** Renders combinations. The choices are saved first. */
    async make(keys: readonly string[]) {
      if (!sources || !(await editor.flush())) return;
      const chosen = cells.filter(({ cell }) => keys.includes(cell.key)).map(({ cell }) => cell);
      await startVariants({ set, cells: chosen, sources });
    },
  };
}

function withNew(parts: readonly VariantPart[], place: VariantPlace, froms: readonly VariantPart["from"][]) {
  const first = nextNumber({ parts: [...parts] }, place);
  const added = froms.map((from, at) => ({ id: crypto.randomUUID(), place, number: first + at, from }));
  return [...parts, ...added];
}
