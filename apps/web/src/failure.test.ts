import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { errorMessage, errorText } from "./failure.ts";
import { ShownError } from "./shared/shown-error.ts";

const failed = (message: string, data: object) =>
  TRPCClientError.from({ error: { message, code: -32603, data } } as never);

it.each([
  ["an error of ours ends with the reference that finds it", 500, null, "Something went wrong. Reference: r-1"],
  ["a refusal says all there is to know", 500, "usage.over-projects", "No more projects."],
  ["a refusal of the input needs no reference", 400, null, "No more projects."],
])("%s", (_fact, httpStatus, refusal, told) => {
  expect(errorText(failed("No more projects.", { httpStatus, refusal, requestId: "r-1" }))).toBe(told);
});

it("an error of the browser is not shown in its own words, one of ours is", () => {
  expect(errorMessage(new TypeError("Failed to fetch"))).toBe("Something went wrong.");
  expect(errorMessage(new ShownError("Nothing is said in this clip."))).toBe("Nothing is said in this clip.");
});
