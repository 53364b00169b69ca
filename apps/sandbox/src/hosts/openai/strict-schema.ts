import { OpenAiError } from "./openai-error.ts";

/** Keywords that strict schemas may not have. Source: docs/platforms/openai.md#text. */
const REFUSED = ["minLength", "maxLength", "pattern", "format", "minItems", "maxItems", "default", "$schema"];

/** Throws the 400 of a strict schema with an optional property, an open object or a keyword that is not supported. */
export function requireStrictSchema(name: string, schema: unknown): void {
  const fault = faultIn(schema, []);
  if (fault === null) return;
  throw new OpenAiError(400, `Invalid schema for response_format '${name}': ${fault}`, {
    param: "response_format",
    code: "invalid_json_schema",
  });
}

function faultIn(part: unknown, path: readonly string[]): string | null {
  if (Array.isArray(part)) return firstOf(part.map((it, at) => faultIn(it, [...path, String(at)])));
  if (typeof part !== "object" || part === null) return null;
  const schema: Record<string, unknown> = { ...part };
  const context = `In context=(${path.map((it) => `'${it}'`).join(", ")}), `;
  const keyword = REFUSED.find((it) => it in schema);
  if (keyword) return `${context}'${keyword}' is not permitted.`;
  const { properties, required, additionalProperties, ...rest } = schema;
  if (typeof properties !== "object" || properties === null) {
    return firstOf(Object.entries(rest).map(([key, it]) => faultIn(it, [...path, key])));
  }
  if (additionalProperties !== false)
    return `${context}'additionalProperties' is required to be supplied and to be false.`;
  const given: unknown[] = Array.isArray(required) ? required : [];
  const missing = Object.keys(properties).find((key) => !given.includes(key));
  if (missing !== undefined) {
    return `${context}'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  return firstOf(Object.entries(properties).map(([key, it]) => faultIn(it, [...path, "properties", key])));
}

const firstOf = (faults: readonly (string | null)[]): string | null => faults.find((it) => it !== null) ?? null;
