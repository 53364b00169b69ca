import { expect, it } from "vitest";
import { ask } from "./ask.ts";

it.each([
  [new TypeError("Network connection lost."), "cut-off"],
  [new DOMException("The operation was aborted due to timeout", "TimeoutError"), "timed-out"],
] as const)("a call that ends with “%s” was %s, which a receipt can say in every language", async (error, why) => {
  const fetch = () => Promise.reject(error);
  expect(await ask(fetch, "https://graph.instagram.com/me", {})).toEqual({ type: "silence", why });
});
