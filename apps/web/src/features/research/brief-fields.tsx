import { Select, TextArea, TextInput } from "@vignette/ui";
import { useLocation } from "react-router";
import type { BriefDraft, BriefErrors } from "./brief-draft.ts";

export type BriefPartProps = {
  draft: BriefDraft;
  errors: BriefErrors;
  onChange: (part: Partial<BriefDraft>) => void;
};

type TextKey = "name" | "description" | "audience" | "pain" | "outcome" | "price" | "tone";
type TextField = { key: TextKey; label: string; hint: string; max: number; required?: boolean; rows?: number };

/** The words of the brief. Pain and outcome stand inside hooks, so they are asked for as short phrases. */
export function BriefFields({ draft, errors, onChange }: BriefPartProps) {
  return (
    <div className="flex flex-col gap-5">
      {fields.map((field) => (
        <BriefField key={field.key} {...{ field, draft, errors, onChange }} />
      ))}
      <Select
        label="Language"
        hint="What the words are written in."
        options={languageOptions(draft.language)}
        value={draft.language}
        onChange={(language) => onChange({ language })}
        error={errors.language}
      />
    </div>
  );
}

function BriefField({ field, draft, errors, onChange }: BriefPartProps & { field: TextField }) {
  const { key, label, hint, max, required, rows } = field;
  const { hash } = useLocation();
  const value = draft[key];
  const shared = {
    // An open placeholder of a hook leads to its field: `#pain`.
    autoFocus: hash === `#${key}`,
    name: key,
    label: required ? label : optional(label),
    hint,
    value,
    error: errors[key],
    "aria-required": required,
    onChange: (next: string) => onChange({ [key]: next }),
    // The count appears when it starts to matter.
    count: value.length > max * 0.7 ? { used: value.length, max } : undefined,
  };
  if (rows) return <TextArea {...shared} rows={rows} />;
  return <TextInput {...shared} autoCapitalize="none" />;
}

const optional = (label: string) => (
  <>
    {label} <span className="text-dense font-normal text-ink-3">optional</span>
  </>
);

const fields: readonly TextField[] = [
  { key: "name", label: "Product", hint: "What you call it: Slow-burn candle.", max: 80, required: true },
  {
    key: "description",
    label: "What it is",
    hint: "Two or three plain sentences: what it is, what it does, what makes it different.",
    max: 600,
    required: true,
    rows: 3,
  },
  {
    key: "audience",
    label: "For",
    hint: "Who it is for, in their words: people working from home.",
    max: 200,
    required: true,
  },
  {
    key: "pain",
    label: "Pain",
    hint: "What bothers them today, as a short phrase: headaches from scented candles.",
    max: 300,
  },
  { key: "outcome", label: "Outcome", hint: "What they get, as a short phrase: a calm evening.", max: 300 },
  { key: "price", label: "Price", hint: "As buyers see it: €24. Left empty, no price is mentioned.", max: 40 },
  { key: "tone", label: "Voice", hint: "How it should sound: warm, plain, a little dry.", max: 80 },
];

const languages = { en: "English", de: "Deutsch", es: "Español", fr: "Français", it: "Italiano", nl: "Nederlands" };

function languageOptions(current: string) {
  const all: Record<string, string> = { [current]: current, ...languages };
  return Object.entries(all).map(([value, label]) => ({ value, label }));
}
