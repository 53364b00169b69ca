import fc from "fast-check";

const names = fc.uniqueArray(
  fc.constantFrom(
    "title",
    "body",
    "caption",
    "hashtags",
    "imagePrompt",
    "line",
    "overlay",
    "price",
    "audience",
    "odd name",
    "x",
  ),
  { minLength: 0, maxLength: 5 },
);

const text = fc
  .record({
    minLength: fc.option(fc.nat(40)),
    spread: fc.option(fc.nat(200)),
    format: fc.option(fc.constantFrom("date-time", "email", "uri", "uuid")),
  })
  .map(({ minLength, spread, format }) => ({
    type: "string",
    ...(format
      ? { format }
      : { ...(minLength !== null && { minLength }), ...(spread !== null && { maxLength: (minLength ?? 0) + spread }) }),
  }));

const number = fc
  .record({
    type: fc.constantFrom("number", "integer"),
    minimum: fc.option(fc.integer({ min: -50, max: 50 })),
    spread: fc.option(fc.nat(30)),
  })
  .map(({ type, minimum, spread }) => ({
    type,
    ...(minimum !== null && { minimum }),
    ...(spread !== null && { maximum: (minimum ?? 0) + spread }),
  }));

const leaf = fc.oneof(
  text,
  number,
  fc.constant({ type: "boolean" }),
  fc.constant({ type: "null" }),
  fc.constant({ type: ["string", "null"] }),
  fc
    .uniqueArray(fc.constantFrom("hook", "pain", "turn", "proof", "ask"), { minLength: 1 })
    .map((values) => ({ type: "string", enum: values })),
  fc.constantFrom("carousel", 7, true).map((value) => ({ const: value })),
);

const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({ items: tie("schema"), minItems: fc.nat(4), spread: fc.nat(4) }).map(({ items, minItems, spread }) => ({
      type: "array",
      items,
      minItems,
      maxItems: minItems + spread,
    })),
    fc.array(tie("schema"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf: [...anyOf, { type: "null" }] })),
    names.chain((keys) =>
      fc.tuple(...keys.map(() => tie("schema"))).map((parts) => ({
        type: "object",
        properties: Object.fromEntries(keys.map((key, index) => [key, parts[index]])),
        required: keys,
        additionalProperties: false,
      })),
    ),
  ),
}));

/** Schemas as structured output takes them: an object at the top, everything required, nothing else allowed. */
export const anyStrictSchema = fc.record({ a: schema, b: schema }).map((properties) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
}));
