import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WordsInput } from "./words-input.tsx";

const shown = (words: readonly string[]) =>
  renderToStaticMarkup(
    <WordsInput
      label="Words to avoid"
      listLabel="Words to avoid"
      hint="Up to two."
      placeholder="cheap"
      max={2}
      maxLength={20}
      {...{ words }}
      removeLabel={(it) => `Remove ${it}`}
      onChange={() => {}}
    />,
  );

it("a full field takes no more words, and keeps the focus", () => {
  expect(shown(["cheap"])).not.toMatch(/<input[^>]*(readonly|disabled)/i);
  const full = shown(["cheap", "ultimate"]);
  expect(full).toMatch(/<input[^>]*readonly/i);
  expect(full).not.toMatch(/<input[^>]*disabled/);
});
