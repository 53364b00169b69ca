import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

describe("parseJson", () => {
  it("keeps every digit of a long id", () => {
    expect(parseJson('{"ids":[7512345678901234567,17841400000000001],"n":-9223372036854775808}')).toEqual({
      ids: ["7512345678901234567", "17841400000000001"],
      n: "-9223372036854775808",
    });
  });

  it("does not change short numbers, fractions and digits in text", () => {
    const text =
      '{"a":1643332803000,"b":0.12345678901234567,"c":"id 7512345678901234567","d":"\\"7512345678901234567"}';
    expect(parseJson(text)).toEqual({
      a: 1643332803000,
      b: Number("0.12345678901234567"),
      c: "id 7512345678901234567",
      d: '"7512345678901234567',
    });
  });

  it("returns null for a page of HTML", () => {
    expect(parseJson("<html>502</html>")).toBeUndefined();
  });
});
