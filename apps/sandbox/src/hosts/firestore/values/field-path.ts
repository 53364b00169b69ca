import { invalid } from "../wire/wire-error.ts";
import type { Fields, Value } from "./value.ts";
import { checkFieldName } from "./value-from-json.ts";
import { compareText } from "./value-order.ts";

/** Names from the outermost map inwards: `` a.`b c` `` is ["a", "b c"]. */
export type FieldPath = readonly string[];

const SEGMENT = /(?:([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[`\\])+)`)(\.|$)/y;

/** The document's own name, as a field. */
export const NAME: FieldPath = ["__name__"];
export const isName = (path: FieldPath) => path.length === 1 && path[0] === "__name__";

/** Reads a path; refuses empty and reserved names. */
export function fieldPathOf(shown: string): FieldPath {
  const path: string[] = [];
  SEGMENT.lastIndex = 0;
  while (SEGMENT.lastIndex < shown.length || path.length === 0 || shown.at(-1) === ".") {
    const [, plain, quoted] = SEGMENT.exec(shown) ?? [];
    const name = plain ?? quoted?.replace(/\\([`\\])/g, "$1");
    if (name === undefined) throw invalid(`Invalid property path "${shown}".`);
    path.push(name);
    if (SEGMENT.lastIndex === shown.length && !shown.endsWith(".")) break;
  }
  if (!isName(path)) for (const name of path) checkFieldName(name);
  return path;
}

/** Writes a path, with quotes where a name needs them. */
export const fieldPathToText = (path: FieldPath): string =>
  path
    .map((name) => (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) ? name : `\`${name.replace(/[`\\]/g, "\\$&")}\``))
    .join(".");

export const samePath = (a: FieldPath, b: FieldPath) => a.length === b.length && isPrefix(a, b);
export const isPrefix = (a: FieldPath, b: FieldPath) => a.every((name, at) => name === b[at]);

export function comparePaths(a: FieldPath, b: FieldPath): number {
  const at = a.findIndex((name, index) => name !== b[index]);
  const [x, y] = [a[at], b[at]];
  return x === undefined || y === undefined ? a.length - b.length : compareText(x, y);
}

/** The value at a path; undefined where a name is missing or no map is on the way. */
export function fieldValueAt(fields: Fields, path: FieldPath): Value | undefined {
  const [name = "", ...rest] = path;
  const value = fields.get(name);
  if (rest.length === 0) return value;
  return value?.type === "map" ? fieldValueAt(value.value, rest) : undefined;
}

/** A copy with the value put at the path (maps are made on the way), or removed where it is undefined. */
export function withValueAt(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name = "", ...rest] = path;
  const copy = new Map(fields);
  const inner = fields.get(name);
  if (rest.length === 0) {
    if (value) copy.set(name, value);
    else copy.delete(name);
    return copy;
  }
  if (!value && inner?.type !== "map") return fields;
  const map = inner?.type === "map" ? inner.value : new Map<string, Value>();
  return copy.set(name, { type: "map", value: withValueAt(map, rest, value) });
}

/** Only what the paths name, at the places where it was. */
export function projection(fields: Fields, paths: readonly FieldPath[]): Fields {
  let result: Fields = new Map();
  for (const path of paths) {
    const value = isName(path) ? undefined : fieldValueAt(fields, path);
    if (value) result = withValueAt(result, path, value);
  }
  return result;
}
