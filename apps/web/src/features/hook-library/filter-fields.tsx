import { type HookFormat, type HookTone, hookFormats, hookTones } from "@vignette/domain/hook-library";
import { m } from "@vignette/messages";
import { Select } from "@vignette/ui";
import { kindNames } from "../../shared/words/content-kinds.ts";
import { languageLabel, toneLabels } from "./hook-labels.ts";
import type { HookFilter } from "./matching-hooks.ts";

export type HookFiltersProps = {
  filter: HookFilter;
  languages: readonly string[];
  onChange: (filter: HookFilter) => void;
};

type FilterFieldsProps = HookFiltersProps & { labelsHidden?: boolean };

/** Filters for kind, tone, language, length and archived hooks, and the order. */
export function FilterFields({ filter, languages, onChange, labelsHidden = false }: FilterFieldsProps) {
  const set = (part: Partial<HookFilter>) => onChange({ ...filter, ...part });
  const shared = { labelHidden: labelsHidden };
  return (
    <>
      <Select<HookFormat | "any">
        {...shared}
        label={m.hooks_kind()}
        value={filter.format ?? "any"}
        options={[any(m.hooks_any_kind()), ...hookFormats.map((value) => ({ value, label: kindNames[value] }))]}
        onChange={(value) => set({ format: value === "any" ? null : value })}
      />
      <Select<HookTone | "any">
        {...shared}
        label={m.hooks_tone()}
        value={filter.tone ?? "any"}
        options={[any(m.hooks_any_tone()), ...hookTones.map((value) => ({ value, label: toneLabels[value] }))]}
        onChange={(value) => set({ tone: value === "any" ? null : value })}
      />
      <Select
        {...shared}
        label={m.hooks_language()}
        value={filter.language ?? "any"}
        options={[any(m.hooks_any_language()), ...languages.map((value) => ({ value, label: languageLabel(value) }))]}
        onChange={(value) => set({ language: value === "any" ? null : value })}
      />
      <Select
        {...shared}
        label={m.hooks_length()}
        value={String(filter.mostWords ?? "any")}
        options={[any(m.hooks_any_length()), ...lengths]}
        onChange={(value) => set({ mostWords: value === "any" ? null : Number(value) })}
      />
      <Select<HookFilter["sort"]>
        {...shared}
        label={m.hooks_order()}
        value={filter.sort}
        options={[
          { value: "best", label: m.hooks_best_first(), hint: m.hooks_results_count_from() },
          { value: "score", label: m.hooks_by_score() },
        ]}
        onChange={(sort) => set({ sort })}
      />
      <Select<"shown" | "archived">
        {...shared}
        label={m.hooks_archive()}
        value={filter.show === "archived" ? "archived" : "shown"}
        options={[
          { value: "shown", label: m.hooks_in_use() },
          { value: "archived", label: m.hooks_archived() },
        ]}
        onChange={(value) => set({ show: value === "archived" ? "archived" : "all" })}
      />
    </>
  );
}

const any = (label: string) => ({ value: "any", label }) as const;

/** Lengths by where they fit. Source: the domain's hook limits. */
const lengths = [
  { value: "6", label: m.hooks_up_to_6_words() },
  { value: "9", label: m.hooks_up_to_9_on_screen() },
  { value: "12", label: m.hooks_up_to_12_first_slide() },
];
