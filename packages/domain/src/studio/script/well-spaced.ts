import type { ScriptAnswer } from "./script.ts";

/** A script whose spaces are those of its language, in the words of its beats and of its post. */
export function wellSpaced<Answer extends Pick<ScriptAnswer, "beats" | "caption">>(
  answer: Answer,
  language: string,
): Answer {
  const of = (text: string) => spacedAsWritten(text, language);
  const beats = answer.beats.map((beat) => ({
    ...beat,
    ...{ line: of(beat.line), title: of(beat.title), body: of(beat.body) },
  }));
  return { ...answer, beats, caption: of(answer.caption) };
}

/**
 * A text whose signs stay on the line of their word where a language, a BCP 47 tag, writes a space between the two: in French a narrow
 * no-break one before `; ! ?`, a no-break one before `:` and inside of quotes, as in our own French messages. A sign without a
 * space stays as it is, as in Canada.
 */
export function spacedAsWritten(text: string, language: string): string {
  if (!/^fr\b/i.test(language)) return text;
  return text
    .replace(/[ \u00a0\u202f]+(?=[;!?])/g, "\u202f")
    .replace(/[ \u00a0\u202f]+(?=[:»])|(?<=«)[ \u00a0\u202f]+/g, "\u00a0");
}
