import { holdsPhrase } from "../../research/index.ts";
import { evidenceWords } from "./evidence.ts";

type Words = Parameters<typeof evidenceWords>[0];

/** Words that the brief wants avoided and a script says nevertheless, in the order of the brief. The hook is a person's choice. */
export function avoidedWords(script: Words, { brief, hook }: { brief: { avoid: string[] }; hook: string }): string[] {
  const said = evidenceWords(script).map((words) => words.replaceAll("*", ""));
  return brief.avoid.filter((it) => !holdsPhrase(hook, it) && said.some((words) => holdsPhrase(words, it)));
}
