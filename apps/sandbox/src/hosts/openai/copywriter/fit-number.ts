import { type JsonSchema, typeOf } from "./json-schema.ts";

/** The wished number, moved into the bounds that the schema sets; the lowest allowed one without a wish. */
export function fitNumber(schema: JsonSchema, wish: unknown): number {
  const whole = typeOf(schema) === "integer";
  const step = schema.multipleOf ?? (whole ? 1 : null);
  const nudge = step ?? 1e-6;
  const low = Math.max(
    schema.minimum ?? -Infinity,
    schema.exclusiveMinimum === undefined ? -Infinity : schema.exclusiveMinimum + nudge,
  );
  const high = Math.min(
    schema.maximum ?? Infinity,
    schema.exclusiveMaximum === undefined ? Infinity : schema.exclusiveMaximum - nudge,
  );
  const wanted = Math.min(high, Math.max(low, typeof wish === "number" ? wish : 1));
  if (step === null) return wanted;
  const up = Math.ceil(wanted / step) * step;
  return up <= high ? up : Math.floor(high / step) * step;
}
