import * as z from "zod/mini";

/** The part of JSON Schema that structured output knows. */
export const JsonSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
  $ref: z.optional(z.string()),
  $defs: z.optional(z.record(z.string(), z.unknown())),
  definitions: z.optional(z.record(z.string(), z.unknown())),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  exclusiveMaximum: z.optional(z.number()),
  multipleOf: z.optional(z.number()),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
});
export type JsonSchema = z.infer<typeof JsonSchema>;

/** A schema as read; `true`, `{}` and nonsense allow anything. */
export const schemaOf = (value: unknown): JsonSchema => {
  const parsed = JsonSchema.safeParse(value);
  return parsed.success ? parsed.data : {};
};

/** Follows `$ref` and folds `allOf` in, so that the rest need not know them. */
export function resolved(value: unknown, root: JsonSchema, depth = 0): JsonSchema {
  const schema = schemaOf(value);
  if (depth > 20) return schema;
  if (schema.$ref) return resolved(targetOf(schema.$ref, root), root, depth + 1);
  const parts = [schema, ...(schema.allOf ?? []).map((part) => resolved(part, root, depth + 1))];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
  return schema.allOf ? Object.assign({}, ...parts, { properties }) : schema;
}

function targetOf(ref: string, root: JsonSchema): unknown {
  const path = ref
    .replace(/^#\/?/, "")
    .split("/")
    .filter((it) => it !== "");
  return path.reduce<unknown>(
    (at, step) => (at as Record<string, unknown> | undefined)?.[step.replace(/~1/g, "/").replace(/~0/g, "~")],
    root,
  );
}

/** The one type to write: null only where nothing else is allowed. */
export function typeOf(schema: JsonSchema): string {
  const types = [schema.type ?? []].flat();
  const given = types.find((it) => it !== "null") ?? types[0];
  if (given) return given;
  if (schema.properties) return "object";
  return schema.items ? "array" : "string";
}
