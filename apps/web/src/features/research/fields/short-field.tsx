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
          hint={short ? examples[of] : derived ? "Taken from the text above. Edit it if it reads wrong." : missing[of]}
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
            label="Kind of words"
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
  audience: "Several people, in up to 4 words: freelance designers.",
  pain: "Up to 4 words that complete “tired of …”.",
  outcome: "Up to 4 words that complete “how to …” or “how to get …”.",
};

/** Shown where the words above are too long to be shortened safely. */
const missing: Record<ShortOf, string> = {
  audience: "Add up to 4 words, such as freelance designers, to use more hooks.",
  pain: "Add up to 4 words that complete “tired of …” to use more hooks.",
  outcome: "Add up to 4 words that complete “how to …” to use more hooks.",
};

const placeholders: Record<ShortOf, string> = {
  audience: "people working from home",
  pain: "late invoices",
  outcome: "get paid on time",
};

const forms: { value: WordForm; label: string; hint: string }[] = [
  { value: "verb", label: "Something to do", hint: "get paid on time" },
  { value: "doing", label: "Doing something", hint: "chasing invoices" },
  { value: "plural", label: "Several things", hint: "late invoices" },
  { value: "singular", label: "One thing", hint: "a calm evening" },
  { value: "uncountable", label: "Not counted", hint: "dull skin" },
];
