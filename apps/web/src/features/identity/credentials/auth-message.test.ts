import { describe, expect, it } from "vitest";
import { authMessage } from "./auth-message.ts";

describe("what a person reads when signing in fails (spec §8)", () => {
  it.each([
    ["auth/user-not-found", "No account found with this email address. Please check your email or sign up."],
    ["auth/wrong-password", "Incorrect password. Please try again or reset your password."],
    ["auth/invalid-credential", "Invalid login credentials. Please check your email and password."],
    ["auth/email-already-in-use", "An account with this email already exists. Please log in or reset your password."],
    ["auth/weak-password", "Password is too weak. Please use a stronger password."],
    ["auth/invalid-email", "Invalid email address. Please enter a valid email."],
    ["auth/network-request-failed", "Network error. Please check your internet connection and try again."],
    ["auth/too-many-requests", "Too many unsuccessful login attempts. Please try again later or reset your password."],
    ["auth/unauthorized-domain", "This domain is not authorized for OAuth operations. Please contact support."],
  ])("%s: %s", (code, message) => {
    expect(authMessage(code, "the provider's own words")).toBe(message);
  });

  it("is the provider's own message for anything else, or the general one", () => {
    expect(authMessage("auth/internal-error", "The service failed.")).toBe("The service failed.");
    expect(authMessage("auth/internal-error")).toBe("An error occurred. Please try again.");
    expect(authMessage("toString")).toBe("An error occurred. Please try again.");
  });
});
