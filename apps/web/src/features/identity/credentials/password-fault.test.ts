import { describe, expect, it } from "vitest";
import { passwordFault } from "./password-fault.ts";

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe("an error from a password change (spec §8 Authentication messages)", () => {
  it.each([
    ["auth/wrong-password", "current", "Incorrect password. Please try again or reset your password."],
    ["auth/invalid-credential", "current", "Invalid login credentials. Please check your email and password."],
    ["auth/weak-password", "next", "Password is too weak. Please use a stronger password."],
    ["auth/network-request-failed", "form", "Network error. Please check your internet connection and try again."],
  ])("%s is shown at the field %s", (code, field, message) => {
    expect(passwordFault(failure(code))).toEqual({ field, message });
  });
});
