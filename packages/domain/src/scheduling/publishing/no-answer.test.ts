import { expect, it } from "vitest";
import { noAnswerSaying } from "./no-answer.ts";

it("what we notice has a sentence of its own, and only a platform's own words stand inside one", () => {
  expect(noAnswerSaying("TikTok", "cut-off")).toEqual({
    message: "The connection to TikTok was lost before it answered.",
    says: { code: "receipt.cut-off", values: { name: "TikTok" } },
  });
  expect(noAnswerSaying("Instagram", { said: "502 Bad gateway" }).says).toEqual({
    code: "receipt.error-answered",
    values: { name: "Instagram", reason: "502 Bad gateway" },
  });
});
