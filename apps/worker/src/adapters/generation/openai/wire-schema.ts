/**
 * Keywords that strict providers refuse. Their rules are checked when the answer is parsed. Source:
 * docs/platforms/openai.md#text.
 */
const REFUSED = new Set(["$schema", "minLength", "maxLength", "pattern", "format", "minItems", "maxItems", "default"]);

/** A JSON Schema that strict providers accept: every property is required, since optional ones are refused. */
export function wireSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wireSchema);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !REFUSED.has(key));
  const plain = Object.fromEntries(kept.map(([key, it]) => [key, wireSchema(it)]));
  const { properties } = plain;
  return typeof properties === "object" && properties !== null
    ? { ...plain, required: Object.keys(properties) }
    : plain;
}
