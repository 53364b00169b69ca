import { expect, it } from "vitest";
import * as z from "zod/mini";
import { appRouter } from "../../src/router.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** The places of a JSON Schema that have no upper bound. A pattern is a bound: those of inputs have a fixed length. */
function unbounded(schema: unknown, at: string): string[] {
  if (!isObject(schema)) return [];
  const all = (value: unknown) => (Array.isArray(value) ? value : []);
  const variants = [...all(schema.anyOf), ...all(schema.oneOf), ...all(schema.allOf)].flatMap((it) =>
    unbounded(it, at),
  );
  const isClosed = schema.const !== undefined || schema.enum !== undefined;
  const limit = { array: "maxItems", string: "maxLength", number: "maximum" }[String(schema.type)];
  const isOpen = limit !== undefined && !isClosed && schema[limit] === undefined && schema.pattern === undefined;
  const fields = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const inner = [...fields, ...(schema.items === undefined ? [] : [["[]", schema.items] as const])];
  return [...(isOpen ? [at] : []), ...variants, ...inner.flatMap(([name, it]) => unbounded(it, `${at}.${name}`))];
}

it("every list, text and number of an input has a maximum", () => {
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodMiniType[] } }>;
  const found = Object.entries(procedures).flatMap(([path, { _def }]) =>
    _def.inputs.flatMap((it) => unbounded(z.toJSONSchema(it, { unrepresentable: "any", io: "input" }), path)),
  );
  expect(Object.keys(procedures).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
