import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { contactFailure } from "./contact-failure.ts";

/** An error from the Worker. */
const answered = (httpStatus: number, code: string, refusal: string) =>
  TRPCClientError.from({ error: { code: -1, message: "Its words.", data: { code, httpStatus, refusal } } });

describe("a contact request that fails", () => {
  it.each(["upgrade", "enterprise", "country"] as const)("spec §8: of type %s offers the email option", (type) => {
    for (const error of [new Error("no network"), answered(503, "SERVICE_UNAVAILABLE", "support.no-ticket-id")]) {
      expect(contactFailure(error, type)).toEqual({
        view: "failed",
        notice: `Failed to submit ${type} request. Please try the email option.`,
        fieldError: null,
      });
    }
  });

  it("spec §5: without a login says so and keeps the form", () => {
    expect(contactFailure(answered(401, "UNAUTHORIZED", "identity.signed-out"), "upgrade")).toEqual({
      view: "form",
      notice: "You must be logged in to submit a request",
      fieldError: null,
    });
  });

  it("after too many requests says so at the message and keeps the form", () => {
    expect(contactFailure(answered(429, "TOO_MANY_REQUESTS", "support.too-many"), "upgrade")).toEqual({
      view: "form",
      notice: null,
      fieldError: "Its words.",
    });
  });
});
