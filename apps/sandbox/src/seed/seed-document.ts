/** A document of the seed: its path and its fields. Dates become timestamps. */
export type SeedDocument = { path: string; fields: Record<string, unknown> };

/** The write that puts a document there unless it is there already. */
export function createWrite(projectId: string, { path, fields }: SeedDocument) {
  return {
    update: { name: `projects/${projectId}/databases/(default)/documents/${path}`, fields: fieldsOf(fields) },
    currentDocument: { exists: false },
  };
}

function fieldsOf(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wireValue(value)]));
}

function wireValue(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "number")
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  return { mapValue: { fields: fieldsOf(value as object) } };
}
