import { assetTypeNames } from "@vignette/domain/assets";
import { type HookFormat, type HookTone, hookFormats, hookTones } from "@vignette/domain/hook-library";
import { Select } from "@vignette/ui";
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
        label="Kind"
        value={filter.format ?? "any"}
        options={[any("Any kind"), ...hookFormats.map((value) => ({ value, label: assetTypeNames[value] }))]}
        onChange={(value) => set({ format: value === "any" ? null : value })}
      />
      <Select<HookTone | "any">
        {...shared}
        label="Tone"
        value={filter.tone ?? "any"}
        options={[any("Any tone"), ...hookTones.map((value) => ({ value, label: toneLabels[value] }))]}
        onChange={(value) => set({ tone: value === "any" ? null : value })}
      />
      <Select
        {...shared}
        label="Language"
        value={filter.language ?? "any"}
        options={[any("Any language"), ...languages.map((value) => ({ value, label: languageLabel(value) }))]}
        onChange={(value) => set({ language: value === "any" ? null : value })}
      />
      <Select
        {...shared}
        label="Length"
        value={String(filter.mostWords ?? "any")}
        options={[any("Any length"), ...lengths]}
        onChange={(value) => set({ mostWords: value === "any" ? null : Number(value) })}
      />
      <Select<HookFilter["sort"]>
        {...shared}
        label="Order"
        value={filter.sort}
        options={[
          { value: "best", label: "Best first", hint: "Your results count from 5 posts on." },
          { value: "score", label: "By score" },
        ]}
        onChange={(sort) => set({ sort })}
      />
      <Select<"shown" | "archived">
        {...shared}
        label="Archive"
        value={filter.show === "archived" ? "archived" : "shown"}
        options={[
          { value: "shown", label: "In use" },
          { value: "archived", label: "Archived" },
        ]}
        onChange={(value) => set({ show: value === "archived" ? "archived" : "all" })}
      />
    </>
  );
}

const any = (label: string) => ({ value: "any", label }) as const;

/** Lengths by where they fit. Source: the domain's hook limits. */
const lengths = [
  { value: "6", label: "Up to 6 words" },
  { value: "9", label: "Up to 9, on screen" },
  { value: "12", label: "Up to 12, first slide" },
];
