import { expect, it } from "vitest";
import { quoted } from "./quoted.ts";

it("a text that quotes something is quoted with one pair of double marks", () =>
  expect(quoted("“Too strong.” Sound familiar?")).toBe("“‘Too strong.’ Sound familiar?”"));
