import { describe, expect, it } from "vitest";
import { hasStoredSession } from "./has-stored-session.ts";

const storageWith = (...keys: string[]) => ({ length: keys.length, key: (index: number) => keys[index] ?? null });

describe("hasStoredSession", () => {
  it("finds the user that the identity provider left behind", () => {
    expect(hasStoredSession(storageWith("theme", "firebase:authUser:local:[DEFAULT]"))).toBe(true);
  });

  it("is false for a browser where nobody signed in", () => {
    expect(hasStoredSession(storageWith("theme", "currentProjectId"))).toBe(false);
    expect(hasStoredSession(storageWith())).toBe(false);
  });
});
