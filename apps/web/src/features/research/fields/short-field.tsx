import {
  type BriefWordField,
  derivedForm,
  isEnglish,
  SHORT_MAX,
  type ShortOf,
  shortFields,
  type WordForm,
  wordForm,
} from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Select, TextInput } from "@vignette/ui";
import { useLocation } from "react-router";
import type { BriefPartProps } from "./brief-part.ts";
import { fieldLabels } from "./field-labels.ts";
import { FieldTools } from "./field-tools.tsx";
import { optional } from "./word-field.tsx";

/** What hooks say in place of a phrase: at most four words, and how they fit into a sentence. */
export function ShortField({ of, ...part }: BriefPartProps & { of: ShortOf & BriefWordField }) {
  const { draft, errors, onChange } = part;
  const { hash } = useLocation();
  const field = shortFields[of];
  const short = draft[field] ?? null;
  const derived = short === null && isEnglish(draft) ? derivedForm(of, draft[of]) : null;
  const set = (text: string, form: WordForm) => onChange({ [field]: text.trim() === "" ? null : { text, form } });
  const error = errors[`${field}.text`] ?? errors[field];
  return (
    <div className="relative ml-3 flex flex-wrap items-start gap-x-3 gap-y-2 border-l-2 border-line pl-3">
      <div className="min-w-44 flex-2">
        <TextInput
          name={field}
          autoFocus={hash === `#${field}`}
          label={optional(fieldLabels[field])}
          hint={short ? examples[of] : derived ? m.brief_short_taken() : missing[of]}
          placeholder={derived?.text ?? placeholders[of]}
          value={short?.text ?? ""}
          maxLength={SHORT_MAX}
          autoCapitalize="none"
          error={error}
          onChange={(text) => set(text, guessedForm(of, text))}
        />
      </div>
      {of !== "audience" && short && (
        <div className="min-w-44 flex-1">
          <Select<WordForm>
            label={m.brief_kind_of_words()}
            options={forms}
            value={short.form}
            onChange={(form) => set(short.text, form)}
          />
        </div>
      )}
      <div className="absolute -top-2 right-0 max-md:-top-3.5 pointer-coarse:-top-3.5">
        <FieldTools {...part} field={field} />
      </div>
    </div>
  );
}

/** Hooks speak of an audience as several people. */
const guessedForm = (of: ShortOf, text: string): WordForm =>
  of === "audience" && wordForm(text) !== "singular" ? "plural" : wordForm(text);

const examples: Record<ShortOf, string> = {
  audience: m.brief_short_audience_hint(),
  pain: m.brief_short_pain_hint(),
  outcome: m.brief_short_outcome_hint(),
};

/** Shown where the words above are too long to be shortened safely. */
const missing: Record<ShortOf, string> = {
  audience: m.brief_short_audience_missing(),
  pain: m.brief_short_pain_missing(),
  outcome: m.brief_short_outcome_missing(),
};

const placeholders: Record<ShortOf, string> = {
  audience: m.brief_example_audience(),
  pain: m.brief_example_pain(),
  outcome: m.brief_example_outcome(),
};

const forms: { value: WordForm; label: string; hint: string }[] = [
  { value: "verb", label: m.brief_something_to_do(), hint: m.brief_something_to_do_example() },
  { value: "doing", label: m.brief_doing_something(), hint: m.brief_doing_something_example() },
  { value: "plural", label: m.brief_several_things(), hint: m.brief_several_things_example() },
  { value: "singular", label: m.brief_one_thing(), hint: m.brief_one_thing_example() },
  { value: "uncountable", label: m.brief_not_counted(), hint: m.brief_not_counted_example() },
];
