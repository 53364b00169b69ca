import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { paths } from "../paths.ts";

const signedIn = { length: 1, key: () => "firebase:authUser:key:app" };
const signedOut = { length: 0, key: () => null };
const keepFirstAnswers = vi.fn(async () => undefined);

beforeAll(() => {
  vi.resetModules();
  // The frame itself needs a document.
  const screens = { frame: async () => ({ keepFirstAnswers }), login: async () => ({}) };
  vi.doMock("./screens.ts", () => ({ screens, screenAt: () => async () => ({}) }));
});
afterAll(() => {
  vi.doUnmock("./screens.ts");
  vi.resetModules();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", signedIn);
});
afterEach(async () => {
  (await import("../shared/requests/early-answers.ts")).forgetEarly();
  keepFirstAnswers.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether the page at a path is ready after so many ms. */
async function isReady(path: string, afterMs: number): Promise<boolean> {
  const { readyToShow } = await import("./ready-to-show.ts");
  let isSo = false;
  void readyToShow(path).then(() => {
    isSo = true;
  });
  await vi.advanceTimersByTimeAsync(afterMs);
  return isSo;
}

/** Asks for the first screen, whose answers come after so many ms. */
async function answeredAfter(ms: number): Promise<void> {
  const answer = () =>
    new Promise((resolve) => setTimeout(() => resolve(Response.json([{ result: { data: [] } }])), ms));
  vi.stubGlobal("fetch", vi.fn(answer));
  const early = await import("../shared/requests/early-answers.ts");
  early.askEarly([{ path: "research.list", input: { projectId: "p1" } }], {});
}

it("a page is rendered with its answers where they come soon", async () => {
  await answeredAfter(200);
  expect(await isReady(paths.schedule, 199)).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(keepFirstAnswers).toHaveBeenCalledOnce();
});

it("a page waits for its answers no longer than React would keep a placeholder", async () => {
  await answeredAfter(2000);
  expect(await isReady(paths.schedule, 299)).toBe(false);
  expect(await isReady(paths.schedule, 300)).toBe(true);
  expect(keepFirstAnswers).not.toHaveBeenCalled();
});

it("a page for visitors waits for nothing", async () => {
  vi.stubGlobal("localStorage", signedOut);
  expect(await isReady(paths.schedule, 0)).toBe(true);
});
