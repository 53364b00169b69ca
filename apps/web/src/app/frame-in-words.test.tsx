import { afterAll, beforeAll, expect, it, vi } from "vitest";

const RUNTIME = "../../../../packages/messages/generated/runtime.js";

beforeAll(() => {
  vi.resetModules();
  vi.doMock(RUNTIME, () => ({ getLocale: () => "de" }));
  // The frame itself needs a document.
  vi.doMock("./screens.ts", () => ({ screens: { frame: async () => ({ DashboardShell: "the frame" }) } }));
});

// What other files import next speaks English again.
afterAll(() => {
  vi.doUnmock(RUNTIME);
  vi.doUnmock("./screens.ts");
  vi.resetModules();
});

it("no page inside the frame is shown before it can say why a post failed", async () => {
  const { wordedFailure } = await import("../shared/refusals/worded.ts");
  const { frameInWords } = await import("./frame-in-words.ts");
  expect(await frameInWords()).toEqual({ DashboardShell: "the frame" });
  const says = { code: "failure.asset-gone", values: {} };
  expect(wordedFailure({ message: "Nothing was posted. Its file was removed from your assets.", says })).toBe(
    "Es wurde nichts gepostet. Die Datei wurde aus deinen Medien entfernt.",
  );
});
