import { invalid } from "./wire-error.ts";

export type Json = Record<string, unknown>;

/**
 * One protocol buffer message in JSON. Keys may be camelCase or snake_case, null means absent.
 * A key that the message does not have is refused, as Google refuses it: that is how a typo in a client shows.
 */
export function message(json: unknown, keys: readonly string[], where: string): Json {
  if (json === undefined || json === null) return {};
  if (typeof json !== "object" || Array.isArray(json)) {
    throw invalid(`Invalid JSON payload received. '${where}' is not an object.`);
  }
  const result: Json = {};
  for (const [key, value] of Object.entries(json)) {
    const name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (!keys.includes(name)) {
      throw invalid(`Invalid JSON payload received. Unknown name "${key}" at '${where}': Cannot find field.`);
    }
    if (value !== null) result[name] = value;
  }
  return result;
}

/** The one key of a oneof that is set; null where none is. */
export function oneOf<const T extends string>(json: Json, keys: readonly T[], where: string): T | null {
  const set = keys.filter((key) => key in json);
  if (set.length > 1) {
    throw invalid(`Invalid value at '${where}' (oneof), oneof field is already set. Cannot set '${set[1]}'`);
  }
  return set[0] ?? null;
}

export function list(json: unknown, where: string): unknown[] {
  if (json === undefined) return [];
  if (!Array.isArray(json)) throw invalid(`Invalid JSON payload received. '${where}' is not a list.`);
  return json;
}

export function textField(json: unknown, where: string): string {
  if (json === undefined) return "";
  if (typeof json !== "string") throw invalid(`Invalid value at '${where}' (TYPE_STRING), ${JSON.stringify(json)}`);
  return json;
}

export function flag(json: unknown, where: string): boolean {
  if (json === undefined) return false;
  if (typeof json !== "boolean") throw invalid(`Invalid value at '${where}' (TYPE_BOOL), ${JSON.stringify(json)}`);
  return json;
}

/** A 32-bit integer, as a number or in quotes, as proto3's JSON allows. */
export function int32(json: unknown, where: string): number {
  const value = typeof json === "string" && /^-?\d+$/.test(json) ? Number(json) : json;
  if (typeof value !== "number" || !Number.isInteger(value) || Math.abs(value) > 2 ** 31) {
    throw invalid(`Invalid value at '${where}' (TYPE_INT32), ${JSON.stringify(json)}`);
  }
  return value;
}

/** An enum by its name or its number; numbers count from 0, "" holds the place of an unused one. */
export function oneName<const T extends string>(json: unknown, names: readonly T[], where: string): T {
  const name = typeof json === "number" ? names[json] : names.find((it) => it === json);
  if (!name) throw invalid(`Invalid value at '${where}' (TYPE_ENUM), ${JSON.stringify(json)}`);
  return name;
}
