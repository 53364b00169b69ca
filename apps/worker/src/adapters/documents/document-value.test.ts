import { expect, it } from "vitest";
import { fromWireFields, toWireFields } from "./document-value.ts";

it("a document's content is read as it was written, over its defaults", () => {
  const content = { text: "", none: null, yes: false, half: 0.5, whole: 7, map: {}, list: [], deep: [{ a: [1] }] };
  expect(fromWireFields(toWireFields(content), { id: "d1", text: "default" })).toEqual({ id: "d1", ...content });
  expect(fromWireFields({ at: { timestampValue: "1970-01-01T00:00:01Z" } })).toEqual({ at: 1000 });
});

it("a field named __proto__ is a field like any other", () => {
  const read = fromWireFields(JSON.parse('{"__proto__": {"mapValue": {"fields": {"admin": {"booleanValue": true}}}}}'));
  expect(Object.keys(read)).toEqual(["__proto__"]);
  expect("admin" in read).toBe(false);
});
