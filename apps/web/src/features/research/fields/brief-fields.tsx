import type { BriefField } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Select } from "@vignette/ui";
import { ownLanguageName } from "../../../shared/formats.ts";
import { contentLanguages } from "../../../shared/language/content-languages.ts";
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
      <WordField {...part} field="name" hint={m.brief_name_hint()} max={80} required />
      <WordField {...part} field="description" hint={DESCRIPTION} max={600} required rows={3} />
      <WordField {...part} field="audience" hint={m.brief_audience_hint()} max={200} required />
      <WordField {...part} field="pain" hint={m.brief_pain_hint()} max={300} />
      <WordField {...part} field="outcome" hint={m.brief_outcome_hint()} max={300} />
      <WordField {...part} field="price" hint={m.brief_price_hint()} max={40} />
      <FoldedFields {...part} fields={FOLDED}>
        <ShortField {...part} of="audience" />
        <ShortField {...part} of="pain" />
        <ShortField {...part} of="outcome" />
        <ClaimsField
          {...part}
          field="pains"
          title={m.brief_more_pains()}
          hint={PAINS}
          addLabel={m.brief_add_pain()}
          placeholder={m.brief_pain_example()}
        />
        <ClaimsField
          {...part}
          field="outcomes"
          title={m.brief_more_outcomes()}
          hint={m.brief_outcomes_hint()}
          addLabel={m.brief_add_outcome()}
          placeholder={m.brief_outcome_example()}
        />
        <ClaimsField
          {...part}
          field="objections"
          title={m.brief_objections()}
          hint={m.brief_objections_hint()}
          addLabel={m.brief_add_objection()}
          placeholder={m.brief_objection_example()}
        />
        <WordField {...part} field="tone" hint={m.brief_tone_hint()} max={80} />
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

const DESCRIPTION = m.brief_description_hint();
const PAINS = m.brief_pains_hint();

function LanguageField(part: BriefPartProps) {
  const { draft, errors, onChange } = part;
  return (
    <div className="relative">
      <Select
        label={m.brief_language()}
        hint={m.brief_language_hint()}
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

/** Each language by the name that its speakers use. */
const languageOptions = (current: string) =>
  contentLanguages(current).map((value) => ({ value, label: ownLanguageName(value) }));
