import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { orAbsent, orDefault } from "./or-default.ts";

const Plan = z.object({ price: orDefault(z.number(), 0), limit: orAbsent(z.number()) });

describe("a stored field", () => {
  it.each([
    ["absent", {}, { price: 0 }],
    ["null", { price: null, limit: null }, { price: 0 }],
    ["there", { price: 5, limit: 3 }, { price: 5, limit: 3 }],
  ])("that is %s is read with its default", (_, stored, read) => {
    expect(z.parse(Plan, stored)).toEqual(read);
  });

  it("of a wrong type is a fault", () => {
    expect(z.safeParse(Plan, { price: "cheap" }).success).toBe(false);
    expect(z.safeParse(Plan, { limit: "five" }).success).toBe(false);
  });
});
