import { AssetType } from "@vignette/domain/assets";
import {
  CreationChoices,
  FIRST_KIND,
  type Material,
  offeredTemplates,
  withheldTemplates,
} from "@vignette/domain/studio";
import { useMemo } from "react";
import { type StoredValue, storedValue } from "../../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../../shared/storage/use-stored-value.ts";
import { useSuggestion } from "./use-suggestion.ts";

const first: CreationChoices = { kind: FIRST_KIND, looks: {}, drawing: null, presenter: "" };

const SUGGESTED = ["kind", "look"];

/**
 * Kind, looks and drawing as the address names them, else as they were last chosen in this project, without looks that
 * the product does not allow.
 */
export function useLastChoices(projectId: string, { brief, pictures }: Material) {
  const stored = storeOf(projectId);
  const text = useStoredValue(stored);
  const { suggested, drop } = useSuggestion(SUGGESTED);
  const choices = useMemo(() => withSuggested(choicesIn(text), new URLSearchParams(suggested)), [text, suggested]);
  const { kind } = choices;
  const [templates, withheld] = useMemo(() => {
    const material = { brief, pictures };
    return [offeredTemplates(kind, material), withheldTemplates(kind, material)];
  }, [kind, brief, pictures]);
  const offered = templates.map(({ name }) => name);
  const known = (choices.looks[kind] ?? []).filter((name) => offered.includes(name));
  const looks = known.length > 0 ? known : offered.slice(0, 1);
  const write = (next: Partial<CreationChoices>) => {
    stored.write(JSON.stringify({ ...choices, ...next }));
    drop();
  };
  return {
    kind,
    /** The looks that can be made of the product, the best first, and the others. */
    offered: templates,
    withheld,
    looks,
    drawing: choices.drawing,
    presenter: choices.presenter,
    setKind: (next: CreationChoices["kind"]) => write({ kind: next }),
    setDrawing: (drawing: string | null) => write({ drawing }),
    setPresenter: (presenter: string) => write({ presenter }),
    /** Selects or deselects a look. The last selected one stays, because a batch needs at least one. */
    toggleLook: (name: string) => {
      const next = looks.includes(name) ? looks.filter((it) => it !== name) : [...looks, name];
      if (next.length > 0) write({ looks: { ...choices.looks, [kind]: next } });
    },
  };
}

/** The choices with the kind and look that the address names. A look that the product does not allow is not taken. */
function withSuggested(choices: CreationChoices, search: URLSearchParams): CreationChoices {
  const kind = AssetType.safeParse(search.get("kind"));
  const look = search.get("look");
  if (!kind.success) return choices;
  const looks = look === null ? choices.looks : { ...choices.looks, [kind.data]: [look] };
  return { ...choices, kind: kind.data, looks };
}

function choicesIn(text: string | null): CreationChoices {
  try {
    const parsed = CreationChoices.safeParse(JSON.parse(text ?? "null"));
    return parsed.success ? parsed.data : first;
  } catch {
    return first;
  }
}

const stores = new Map<string, StoredValue>();

function storeOf(projectId: string): StoredValue {
  const known = stores.get(projectId) ?? storedValue(`create:${projectId}`);
  stores.set(projectId, known);
  return known;
}
