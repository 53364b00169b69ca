/** The result of one check before a deploy. `unknown`: it could not be asked, which stops a deploy as well. */
export type Finding = { check: string; state: "ok" | "missing" | "unknown"; help: string[] };

/** The answer of a service, or why there is none. */
export type Asked<T> = { value: T } | { problem: string };

/** A finding from an answer: what `missingIn` lists is missing. */
export function findingOf<T>(check: string, asked: Asked<T>, missingIn: (value: T) => string[]): Finding {
  if ("problem" in asked) return { check, state: "unknown", help: [asked.problem] };
  const help = missingIn(asked.value);
  return { check, state: help.length === 0 ? "ok" : "missing", help };
}
