import { m } from "@vignette/messages";
import { TextArea, WordsInput } from "@vignette/ui";
import { numberText } from "../../../shared/formats.ts";
import { Section } from "./section.tsx";
import { faultIn, type RecipeFormState } from "./use-recipe-form.ts";

/** What each caption ends with, and its own hashtags. */
export function WordsSection({ state: { form, change, faults } }: { state: RecipeFormState }) {
  return (
    <Section title={m.automation_captions()}>
      <TextArea
        label={m.automation_ending()}
        hint={m.automation_ending_hint()}
        rows={2}
        maxLength={1000}
        count={{ used: form.ending.length, max: 1000, format: numberText }}
        value={form.ending}
        onChange={(ending) => change({ ending })}
        error={faultIn(faults, "ending")}
      />
      <div>
        <WordsInput
          label={m.automation_hashtags()}
          listLabel={m.automation_hashtags_of_every_post()}
          hint={m.automation_hashtags_hint()}
          placeholder={m.automation_candles()}
          words={form.tags}
          max={10}
          maxLength={60}
          error={faultIn(faults, "tags") ?? undefined}
          removeLabel={(tag) => m.automation_remove({ tag })}
          onChange={(tags) => change({ tags })}
        />
      </div>
    </Section>
  );
}
