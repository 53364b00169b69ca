import { afterEach, expect, it, vi } from "vitest";
import { logLine } from "./log-line.ts";
import { inLogScope } from "./log-scope.ts";

const silent = { deliver: () => undefined, measure: () => undefined };
afterEach(() => vi.restoreAllMocks());

const lines = (name: "info" | "warn" | "error") => {
  const written = vi.spyOn(console, name).mockImplementation(() => undefined);
  return () => written.mock.calls.map(([line]) => JSON.parse(String(line)));
};

it("a line is one JSON object with the scope of the work that wrote it, at any depth", async () => {
  const written = lines("warn");
  const deep = async () => {
    await Promise.resolve();
    logLine("warn", "A push was lost.", { error: new Error("to a@b.example") });
  };
  await inLogScope({ requestId: "r1", work: "minute", ...silent }, deep);
  logLine("warn", "Outside.");
  expect(written()).toEqual([
    {
      level: "warn",
      message: "A push was lost.",
      requestId: "r1",
      work: "minute",
      error: expect.stringContaining("to [email]"),
    },
    { level: "warn", message: "Outside." },
  ]);
});

it("scopes that run at the same time do not mix", async () => {
  const written = lines("info");
  const one = (requestId: string) =>
    inLogScope({ requestId, work: "w", ...silent }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      logLine("info", requestId);
    });
  await Promise.all([one("a"), one("b")]);
  expect(written().map((it) => it.requestId === it.message)).toEqual([true, true]);
});
