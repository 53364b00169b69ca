import type { HostDeps } from "../../host.ts";
import { documentStore } from "./storage/document-store.ts";
import type { Fields, Value } from "./values/value.ts";
import { databaseName, projectOf } from "./wire/resource-name.ts";

/** A plain value of JavaScript that Firestore can keep. Whole numbers become integers, a Date a timestamp. */
type Plain = null | boolean | number | bigint | string | Date | Uint8Array | readonly Plain[] | PlainFields;
type PlainFields = { readonly [name: string]: Plain | undefined };

/**
 * Documents from inside the process, for seeds: no token, no HTTP. Writes and reads what the host shows.
 * `path` is `users/u1`. A field that is undefined is left out.
 */
export function firestoreStore(deps: Pick<HostDeps, "db" | "now">) {
  const store = documentStore(deps);
  return {
    /** Writes the whole document. */
    put: (project: string, path: string, fields: PlainFields) =>
      store.put(databaseName(project, "(default)"), path, fieldsFrom(fields)),
    /** Removes every document of the project. */
    clear(project: string) {
      for (const it of store.databases()) if (projectOf(it) === project) store.clear(it);
    },
  };
}

function fieldsFrom(plain: PlainFields): Fields {
  const fields = new Map<string, Value>();
  for (const [name, value] of Object.entries(plain)) if (value !== undefined) fields.set(name, valueFrom(value));
  return fields;
}

function valueFrom(plain: Plain): Value {
  if (plain === null) return { type: "null" };
  if (typeof plain === "boolean") return { type: "boolean", value: plain };
  if (typeof plain === "bigint") return { type: "integer", value: plain };
  if (typeof plain === "string") return { type: "string", value: plain };
  if (typeof plain === "number") {
    return Number.isSafeInteger(plain) && !Object.is(plain, -0)
      ? { type: "integer", value: BigInt(plain) }
      : { type: "double", value: plain };
  }
  if (plain instanceof Date) return { type: "timestamp", value: BigInt(plain.getTime()) * 1000n };
  if (plain instanceof Uint8Array) return { type: "bytes", value: Buffer.from(plain) };
  if (isList(plain)) return { type: "array", value: plain.map(valueFrom) };
  return { type: "map", value: fieldsFrom(plain) };
}

const isList = (plain: readonly Plain[] | PlainFields): plain is readonly Plain[] => Array.isArray(plain);
