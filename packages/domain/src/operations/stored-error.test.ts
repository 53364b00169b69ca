import { expect, it } from "vitest";
import { errorIdentity } from "./stored-error.ts";

const error = { type: "TypeError", message: "No asset 7f3c2a1b-99aa for 12 posts", work: "GET /api/trpc/assets.get" };

it.each([
  ["the ids and numbers in its message", { message: "No asset 01234567-89ab for 3 posts" }, true],
  ["its message", { message: "No post" }, false],
  ["its class", { type: "RangeError" }, false],
  ["the work that failed", { work: "minute" }, false],
])("an error that differs in %s is the same error: %s", (_, change, isSame) => {
  expect(errorIdentity({ ...error, ...change }) === errorIdentity(error)).toBe(isSame);
});
