/** What must not leave the product in a log or an error report, and what replaces it. Order matters. */
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/-----BEGIN [A-Z ]+-----[\s\S]*?(?:-----END [A-Z ]+-----|$)/g, "[key]"],
  [/\b(Bearer|Basic) +[^\s"',]+/gi, "$1 [token]"],
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, "[token]"],
  [/(\/(?:review|media\/attempt)\/)[^\s/"'?#]+/g, "$1[token]"],
  [/((?:https?:\/\/|\/)[^\s"'<>?]*)\?[^\s"'<>]+/g, "$1?[query]"],
  [/\b(?:sk|rk|whsec)_[\w]{6,}|\bsk-[\w-]{8,}|\b(?:act|rft)\.[\w!.-]{8,}|\bya29\.[\w-]+|\bIG[\w]{20,}/g, "[key]"],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[email]"],
  [/\b[0-9a-f]{32,}\b/gi, "[token]"],
];

/**
 * Text without tokens, keys, URL queries and email addresses, for logs and error reports. Tokens of review links and of
 * publishing attempts are in paths, so those paths lose them. Source: ADR 53.
 */
export function scrubbed(text: string): string {
  return RULES.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), text);
}

/** Names of facts whose value is never logged. */
const SECRET = /token|secret|password|authorization|cookie|email|private.?key|api.?key/i;

/** The same for facts by name: a fact that is named after a secret keeps its name only. */
export function scrubbedFacts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, SECRET.test(name) ? "[removed]" : scrubbedValue(value)]),
  );
}

function scrubbedValue(value: unknown): unknown {
  if (typeof value === "string") return scrubbed(value);
  if (value instanceof Error) return scrubbed(value.stack ?? String(value));
  if (Array.isArray(value)) return value.map(scrubbedValue);
  return typeof value === "object" && value !== null ? scrubbedFacts({ ...value }) : value;
}
