import { fitNumber } from "./fit-number.ts";
import { fitText } from "./fit-text.ts";
import { type JsonSchema, resolved, schemaOf, typeOf } from "./json-schema.ts";

/** Writes a text for a property; `place` is its path, e.g. `slides.2.title`. */
export type TextWriter = (property: string, place: string) => string;

/** Deepest recursion of a schema that refers to itself; then lists end and choices take their simplest. */
const DEEPEST = 8;

/** A value that is valid for the schema: the draft where it fits, text by property name elsewhere. */
export function fitToSchema(schema: unknown, draft: unknown, write: TextWriter): unknown {
  const root = schemaOf(schema);
  return fit(schema, draft, []);

  function fit(value: unknown, wish: unknown, path: string[]): unknown {
    const it = resolved(value, root);
    if (it.const !== undefined) return it.const;
    if (it.enum) return it.enum.includes(wish) ? wish : it.enum[path.length % Math.max(1, it.enum.length)];
    const choices = it.anyOf ?? it.oneOf;
    if (choices) return fit(chosen(choices, wish, path), wish, path);
    return fitType(it, wish, path);
  }

  function fitType(it: JsonSchema, wish: unknown, path: string[]): unknown {
    switch (typeOf(it)) {
      case "object":
        return Object.fromEntries(
          Object.entries(it.properties ?? {}).map(([name, part]) => [
            name,
            fit(part, isRecord(wish) ? wish[name] : undefined, [...path, name]),
          ]),
        );
      case "array":
        return fitList(it, wish, path);
      case "boolean":
        return typeof wish === "boolean" ? wish : true;
      case "null":
        return null;
      case "number":
      case "integer":
        return fitNumber(it, wish);
      default:
        if (allowsNull(it) && wish === null) return null;
        return fitText(
          it,
          typeof wish === "string"
            ? wish
            : write(path.findLast((step) => !/^\d+$/.test(step)) ?? "text", path.join(".")),
        );
    }
  }

  function fitList(it: JsonSchema, wish: unknown, path: string[]): unknown[] {
    const wishes: unknown[] = Array.isArray(wish) ? wish : [];
    const least = it.minItems ?? (Array.isArray(wish) || path.length > DEEPEST ? 0 : 1);
    const wanted = Math.max(least, !Array.isArray(wish) && path.length <= DEEPEST ? 3 : wishes.length);
    const length = Math.min(wanted, it.maxItems ?? wanted);
    return Array.from({ length }, (_, index) => fit(it.items ?? {}, wishes[index], [...path, String(index)]));
  }

  /** The alternative that takes the draft; without a draft the first that is not null; null when it gets too deep. */
  function chosen(choices: readonly unknown[], wish: unknown, path: string[]): unknown {
    const shapes = choices.map((choice) => ({ choice, type: typeOf(resolved(choice, root)) }));
    const isNull = shapes.find(({ type }) => type === "null");
    if (isNull && (wish === null || path.length > DEEPEST)) return isNull.choice;
    return (
      shapes.find(({ type }) => wish !== undefined && type === kindOf(wish)) ??
      shapes.find(({ type }) => type !== "null") ??
      shapes[0]
    )?.choice;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => kindOf(value) === "object";
const allowsNull = (schema: JsonSchema): boolean => [schema.type ?? []].flat().includes("null");

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
