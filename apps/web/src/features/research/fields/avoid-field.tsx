import { briefMost } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { WordsInput } from "@vignette/ui";
import type { BriefPartProps } from "./brief-part.ts";
import { FieldTools } from "./field-tools.tsx";
import { optional } from "./word-field.tsx";

/** Words that no generated text may use. */
export function AvoidField(part: BriefPartProps) {
  const { draft, errors, onChange } = part;
  return (
    <div className="relative flex flex-col gap-2">
      <WordsInput
        label={optional(m.brief_words_to_avoid())}
        listLabel={m.brief_words_to_avoid()}
        hint={m.brief_avoid_hint()}
        placeholder={m.brief_avoid_example()}
        words={draft.avoid}
        max={briefMost.avoid}
        maxLength={60}
        error={errors.avoid}
        removeLabel={(word) => m.brief_allow({ word })}
        onChange={(avoid) => onChange({ avoid })}
      />
      <div className="absolute -top-2 right-0 max-md:-top-3.5 pointer-coarse:-top-3.5">
        <FieldTools {...part} field="avoid" />
      </div>
    </div>
  );
}
