import { line, say, withPart } from "@vignette/domain/kernel";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as z from "zod/mini";

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("../../../../../packages/messages/generated/runtime.js", () => ({ getLocale: () => "ja" }));
  const { loadRefusals } = await import("./worded.ts");
  await loadRefusals();
});

// What other files import next speaks English again.
afterAll(() => {
  vi.doUnmock("../../../../../packages/messages/generated/runtime.js");
  vi.resetModules();
});

it("says what is wrong with each field in the page's language", async () => {
  const { issuesByField } = await import("./issues-by-field.ts");
  const Form = z.object({ name: line(80, 1), lines: z.array(line(1200)) });
  expect(issuesByField(Form.safeParse({ name: "", lines: ["x".repeat(1201)] }))).toEqual({
    name: "入力してください。",
    "lines.0": "1,200文字以内で入力してください。",
  });
});

it("says a sentence inside a sentence in the page's language", async () => {
  const { wordedFinding } = await import("./worded.ts");
  const draft = say("receipt.brought-back-as-draft", "Repost as a draft: …", {
    ...{ planned: "Choose a time in the future.", times: 1.4, rested: 30 },
  });
  const past = say("scheduling.time-past", "Choose a time in the future.");
  expect(wordedFinding(withPart(draft, "planned", past))).toBe(
    "下書きとして再投稿：未来の日時を選んでください。中央値の1.4倍で、30日間休止していました。",
  );
});

it("says what the Worker finds wrong with an input", async () => {
  const { inWords } = await import("../../failure.ts");
  const data = { httpStatus: 400, refusal: null, issue: { code: "input.too-short", values: { min: 3 } } };
  const error = Object.assign(new Error("name: Use at least 3 characters."), { name: "TRPCClientError", data });
  expect(inWords(error).message).toBe("3文字以上で入力してください。");
});

it("says when an allowance comes back", async () => {
  const { worded } = await import("./worded.ts");
  expect(worded({ code: "usage.over-images", message: "", values: { resetsAt: Date.UTC(2026, 11, 3) } })).toContain(
    "12月\u20603日にリセットされます。",
  );
});
