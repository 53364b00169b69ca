import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitToSchema } from "../../src/hosts/openai/copywriter/fit-to-schema.ts";
import { writeAnswer } from "../../src/hosts/openai/copywriter/write-answer.ts";
import { messageOf } from "./a-brief.ts";
import { anyStrictSchema } from "./json-schema-arbitrary.ts";

describe("structured output", () => {
  it("is valid for any schema", () => {
    const ajv = new Ajv({ strict: false, formats: { "date-time": true, email: true, uri: true, uuid: true } });
    fc.assert(
      fc.property(anyStrictSchema, fc.jsonValue(), (schema, draft) => {
        const value = fitToSchema(schema, draft, (property) => `Copy for ${property}.`);
        const valid = ajv.validate(schema, value);
        expect(ajv.errorsText(), JSON.stringify(value)).toBe("No errors");
        expect(valid).toBe(true);
      }),
      { numRuns: 30_000 },
    );
  });

  it("follows references, also into itself", () => {
    const schema = {
      type: "object",
      properties: { tree: { $ref: "#/$defs/node" } },
      required: ["tree"],
      additionalProperties: false,
      $defs: {
        node: {
          type: "object",
          properties: { title: { type: "string" }, next: { anyOf: [{ $ref: "#/$defs/node" }, { type: "null" }] } },
          required: ["title", "next"],
          additionalProperties: false,
        },
      },
    };
    const value = writeAnswer(messageOf({ task: "tree" }), "tree", schema);
    expect(new Ajv().validate(schema, value)).toBe(true);
  });
});
