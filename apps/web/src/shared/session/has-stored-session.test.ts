import { describe, expect, it } from "vitest";
import { hasStoredSession } from "./has-stored-session.ts";

const storageWith = (...keys: string[]) => ({ length: keys.length, key: (index: number) => keys[index] ?? null });

describe("hasStoredSession", () => {
  it("finds the user stored by the identity provider", () => {
    expect(hasStoredSession(storageWith("theme", "firebase:authUser:local:[DEFAULT]"))).toBe(true);
  });

  it("is false in a browser without a session", () => {
    expect(hasStoredSession(storageWith("theme", "currentProjectId"))).toBe(false);
    expect(hasStoredSession(storageWith())).toBe(false);
  });
});
