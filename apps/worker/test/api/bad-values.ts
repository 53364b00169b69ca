/** The paths of every value inside an input, such as `targets.0.caption`. */
export function fieldsOf(input: unknown, prefix = ""): string[] {
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([key, value]) => [`${prefix}${key}`, ...fieldsOf(value, `${prefix}${key}.`)]);
}

/** Values that are never valid in place of a valid one; `always`: malformed for every field. */
export function badValues(input: unknown, path: string): { value: unknown; always: boolean }[] {
  const valid = at(input, path);
  const types = [{ no: "object" }, ["no list"], 1.5, true, "no number"];
  const wrongTypes = types.filter((it) => kindOf(it) !== kindOf(valid)).map((value) => ({ value, always: true }));
  if (typeof valid !== "string") return wrongTypes;
  const malformed = ["x".repeat(20_000), "a\u0000b", "a\u001bb", "\ud800x", "x\udfff"];
  // Valid as free text; as an id, a time or an option they must be refused with a 4xx.
  const names = isId(valid) ? ["__proto__", "constructor", "a/b", "..", "../x", "."] : [];
  return [
    ...wrongTypes,
    ...malformed.map((value) => ({ value, always: true })),
    ...names.map((value) => ({ value, always: false })),
  ];
}

export function withField(input: unknown, path: string, value: unknown): unknown {
  return edited(input, path.split("."), (holder, key) => void Reflect.set(holder, key, value));
}

export function withoutField(input: unknown, path: string): unknown {
  return edited(input, path.split("."), (holder, key) => {
    // A list without one of its entries is still a list, so the entry becomes null.
    if (Array.isArray(holder)) Reflect.set(holder, key, undefined);
    else Reflect.deleteProperty(holder, key);
  });
}

function edited(input: unknown, path: readonly string[], edit: (holder: object, key: string) => void): unknown {
  // As JSON: a structured clone would preserve shared references and change both places.
  const copy: unknown = JSON.parse(JSON.stringify(input));
  const holder = at(copy, path.slice(0, -1).join("."));
  if (typeof holder === "object" && holder !== null) edit(holder, path.at(-1) ?? "");
  return copy;
}

function at(input: unknown, path: string): unknown {
  return path === "" ? input : path.split(".").reduce<unknown>((it, key) => Reflect.get(Object(it), key), input);
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "nothing" : typeof value);
const isId = (value: string) => /^[0-9a-f-]{36}$/.test(value);
