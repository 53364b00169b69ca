import * as z from "zod/mini";
import { $ZodCheckMaxLength, $ZodCheckMinLength, $ZodCheckRegex } from "zod/v4/core";

/**
 * The JSON Schema of an answer that a text model is asked for: objects, arrays, strings, numbers and enums, with lengths,
 * patterns and descriptions, as `z.toJSONSchema` writes them. That one knows every schema there is and makes the Worker's
 * upload 6 KB larger (gzip). Throws for a schema of any other type. Source: ADR 58.
 */
export function jsonSchemaOf(schema: z.core.$ZodType): object {
  const description = z.globalRegistry.get(schema)?.description;
  return { ...typed(schema), ...(description !== undefined && { description }) };
}

function typed(schema: z.core.$ZodType): object {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    const properties = Object.fromEntries(fields.map(([name, field]) => [name, jsonSchemaOf(field)]));
    return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
  }
  const { least, most, pattern } = limitsOf(schema);
  if (schema instanceof z.ZodMiniArray) {
    const items = jsonSchemaOf(schema._zod.def.element);
    return { type: "array", items, ...defined({ minItems: least, maxItems: most }) };
  }
  if (schema instanceof z.ZodMiniEnum) return { type: "string", enum: schema.options };
  if (schema instanceof z.ZodMiniString)
    return { type: "string", ...defined({ minLength: least, maxLength: most, pattern }) };
  if (schema instanceof z.ZodMiniNumber) return { type: "number" };
  throw new Error(`An answer cannot hold ${schema._zod.def.type}.`);
}

function limitsOf({ _zod }: z.core.$ZodType) {
  const limits: { least?: number; most?: number; pattern?: string } = {};
  for (const check of _zod.def.checks ?? []) {
    if (check instanceof $ZodCheckMinLength) limits.least = check._zod.def.minimum;
    if (check instanceof $ZodCheckMaxLength) limits.most = check._zod.def.maximum;
    if (check instanceof $ZodCheckRegex) limits.pattern = check._zod.def.pattern.source;
  }
  return limits;
}

const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
