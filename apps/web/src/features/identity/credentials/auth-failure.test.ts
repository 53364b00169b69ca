import { describe, expect, it } from "vitest";
import { authFailure } from "./auth-failure.ts";

const coded = (code: string, message = "Provider says no.") => Object.assign(new Error(message), { code });

describe("authFailure", () => {
  it("links from a wrong password to the reset page", () => {
    expect(authFailure(coded("auth/wrong-password"))).toEqual({
      message: "Incorrect password. Please try again or reset your password.",
      nextSteps: ["reset"],
    });
  });

  it("links from an account that exists to log in or reset", () => {
    expect(authFailure(coded("auth/email-already-in-use")).nextSteps).toEqual(["login", "reset"]);
  });

  it("passes on the provider's own message for anything else", () => {
    expect(authFailure(coded("auth/internal-error"))).toEqual({ message: "Provider says no.", nextSteps: [] });
  });

  it("reports one of our own requests that never arrived as a network error", () => {
    expect(authFailure(new TypeError("Failed to fetch")).message).toBe(
      "Network error. Please check your internet connection and try again.",
    );
  });
});
