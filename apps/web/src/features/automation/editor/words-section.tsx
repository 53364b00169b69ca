import { TextArea, WordsInput } from "@vignette/ui";
import { Section } from "./section.tsx";
import { faultIn, type RecipeFormState } from "./use-recipe-form.ts";

/** What each caption ends with, and its own hashtags. */
export function WordsSection({ state: { form, change, faults } }: { state: RecipeFormState }) {
  return (
    <Section title="Captions">
      <TextArea
        label="Ending"
        hint="Added to each written caption: a link in bio, a code, a question."
        rows={2}
        maxLength={1000}
        count={{ used: form.ending.length, max: 1000 }}
        value={form.ending}
        onChange={(ending) => change({ ending })}
        error={faultIn(faults, "ending")}
      />
      <div>
        <WordsInput
          label="Hashtags"
          listLabel="Hashtags of every post"
          hint="Added to the written ones, with or without #."
          placeholder="candles"
          words={form.tags}
          max={10}
          maxLength={60}
          error={faultIn(faults, "tags") ?? undefined}
          removeLabel={(tag) => `Remove ${tag}`}
          onChange={(tags) => change({ tags })}
        />
      </div>
    </Section>
  );
}
