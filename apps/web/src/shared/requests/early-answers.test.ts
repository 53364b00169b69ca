import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askEarly, forgetEarly, takeEarly } from "./early-answers.ts";

const list = { path: "scheduling.list", input: { projectId: "p1" } };
const me = { path: "identity.me", input: undefined };
const refused = { path: "usage.summary", input: undefined };

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockResolvedValue(
    Response.json([{ result: { data: ["a post"] } }, { result: { data: "ana" } }, { error: {} }]),
  );
  askEarly([list, me, refused], { Authorization: "Bearer t" });
});
afterEach(() => {
  forgetEarly();
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks for the whole first screen in one request of tRPC", () => {
  const input = encodeURIComponent('{"0":{"projectId":"p1"}}');
  expect(fetched.mock.calls).toEqual([
    [
      `/api/trpc/scheduling.list,identity.me,usage.summary?batch=1&input=${input}`,
      { headers: { Authorization: "Bearer t" } },
    ],
  ]);
});

it("answers each call once", async () => {
  expect(await takeEarly({ ...list, input: { projectId: "p1" } })).toEqual(["a post"]);
  expect(await takeEarly(me)).toBe("ana");
  expect(takeEarly(me)).toBeUndefined();
});

it("knows nothing of a call with another input", () => {
  expect(takeEarly({ ...list, input: { projectId: "p2" } })).toBeUndefined();
});

it("leaves a refused call to the usual request", async () => {
  await expect(takeEarly(refused)).rejects.toThrow();
});

it("does not answer later than ten seconds after the question", () => {
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 10_000);
  expect(takeEarly(me)).toBeUndefined();
});

it("forgets all answers after a change", () => {
  forgetEarly();
  expect(takeEarly(me)).toBeUndefined();
});
