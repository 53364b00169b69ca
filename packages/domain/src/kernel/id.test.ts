import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { Id } from "./id.ts";

describe("an id", () => {
  it.each(["a", "0b9e-4f_2", "_a", "constructor", "x".repeat(64)])("may be %s", (id) => {
    expect(z.safeParse(Id, id).success).toBe(true);
  });

  it.each(["", "..", "a/b", "a b", "é", "__proto__", "____", "x".repeat(65), "a\u0000", 7, null])(
    "is never %j",
    (id) => {
      expect(z.safeParse(Id, id).success).toBe(false);
    },
  );
});
