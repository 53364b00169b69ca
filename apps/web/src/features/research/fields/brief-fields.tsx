import type { BriefField } from "@vignette/domain/research";
import { Select } from "@vignette/ui";
import { AvoidField } from "./avoid-field.tsx";
import type { BriefPartProps } from "./brief-part.ts";
import { ClaimsField } from "./claims-field.tsx";
import { FieldTools } from "./field-tools.tsx";
import { FoldedFields } from "./folded-fields.tsx";
import { ShortField } from "./short-field.tsx";
import { WordField } from "./word-field.tsx";

/** The text fields of the brief: what every post needs first, the rest folded away. */
export function BriefFields(part: BriefPartProps) {
  return (
    <div className="flex flex-col gap-6">
      <WordField {...part} field="name" hint="What you call it: Slow-burn candle." max={80} required />
      <WordField {...part} field="description" hint={DESCRIPTION} max={600} required rows={3} />
      <WordField
        {...part}
        field="audience"
        hint="Who it is for, in their words: people working from home."
        max={200}
        required
      />
      <WordField
        {...part}
        field="pain"
        hint="What bothers them today, as a short phrase: headaches from scented candles."
        max={300}
      />
      <WordField {...part} field="outcome" hint="What they get, as a short phrase: a calm evening." max={300} />
      <WordField {...part} field="price" hint="As buyers see it: €24. Left empty, no price is mentioned." max={40} />
      <FoldedFields {...part} fields={FOLDED}>
        <ShortField {...part} of="audience" />
        <ShortField {...part} of="pain" />
        <ShortField {...part} of="outcome" />
        <ClaimsField
          {...part}
          field="pains"
          title="More pains"
          hint={PAINS}
          one="a pain"
          placeholder="soot on the glass"
        />
        <ClaimsField
          {...part}
          field="outcomes"
          title="More outcomes"
          hint="What else they get."
          one="an outcome"
          placeholder="a desk that smells of fig"
        />
        <ClaimsField
          {...part}
          field="objections"
          title="Objections"
          hint="Why they hesitate, as they would say it. Scripts answer them."
          one="an objection"
          placeholder="scented candles are all too strong"
        />
        <WordField {...part} field="tone" hint="How it should sound: warm, plain, a little dry." max={80} />
        <AvoidField {...part} />
        <LanguageField {...part} />
      </FoldedFields>
    </div>
  );
}

/** What sharpens the words, and is no use without the rest. */
const FOLDED = [
  "shortAudience",
  "shortPain",
  "shortOutcome",
  "pains",
  "outcomes",
  "objections",
  "tone",
  "avoid",
  "language",
] as const satisfies readonly BriefField[];

const DESCRIPTION = "Two or three plain sentences: what it is, what it does, what makes it different.";
const PAINS = "What else bothers them. Used when the main one is excluded.";

function LanguageField(part: BriefPartProps) {
  const { draft, errors, onChange } = part;
  return (
    <div className="relative">
      <Select
        label="Language"
        hint="The language of everything we write."
        options={languageOptions(draft.language)}
        value={draft.language}
        onChange={(language) => onChange({ language })}
        error={errors.language}
      />
      <div className="absolute -top-2 right-0 max-md:-top-3.5 pointer-coarse:-top-3.5">
        <FieldTools {...part} field="language" />
      </div>
    </div>
  );
}

const languages = { en: "English", de: "Deutsch", es: "Español", fr: "Français", it: "Italiano", nl: "Nederlands" };

function languageOptions(current: string) {
  const all: Record<string, string> = { [current]: current, ...languages };
  return Object.entries(all).map(([value, label]) => ({ value, label }));
}
