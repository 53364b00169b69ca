/** Most entries of a list that are read. Our own choice. */
const MOST_LISTED = 100;

/** An object, or an empty one for anything else. */
export const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** A list, a single value as a list of one, or none. */
export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST_LISTED) : value === undefined || value === null ? [] : [value];

/** A text on one line, a number as text, or "". */
export const words = (value: unknown): string =>
  typeof value === "string" ? value.replace(/\s+/g, " ").trim() : typeof value === "number" ? String(value) : "";
