import { wordsOf } from "./evidence.ts";

type Words = Parameters<typeof wordsOf>[0];

/** Words that the brief wants avoided and a script says nevertheless, in the order of the brief. The hook is a person's choice. */
export function avoidedWords(script: Words, { brief, hook }: { brief: { avoid: string[] }; hook: string }): string[] {
  const said = wordsOf(script).map((words) => words.replaceAll("*", ""));
  return brief.avoid.filter((it) => !holds(hook, it) && said.some((words) => holds(words, it)));
}

/** Whole words only: "best" is not in "bestow". */
function holds(words: string, phrase: string): boolean {
  const pattern = phrase
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s+");
  return pattern !== "" && new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "iu").test(words);
}
