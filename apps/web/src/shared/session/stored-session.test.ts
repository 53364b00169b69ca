import { describe, expect, it } from "vitest";
import { storedSession } from "./stored-session.ts";

const ana = {
  uid: "ana",
  email: "ana@example.com",
  emailVerified: true,
  displayName: "Ana",
  providerData: [{ providerId: "google.com", uid: "1", photoURL: "https://example.com/ana.jpg" }],
  stsTokenManager: { refreshToken: "r", accessToken: "token-of-ana", expirationTime: 1_800_000_000_000 },
};

const storageOf = (text: string) => ({
  length: 2,
  key: (index: number) => ["theme", "firebase:authUser:key:[DEFAULT]"][index] ?? null,
  getItem: () => text,
});

describe("storedSession", () => {
  it("is the signed-in user with their token", () => {
    expect(storedSession(storageOf(JSON.stringify(ana)))).toEqual({
      user: {
        uid: "ana",
        email: "ana@example.com",
        emailVerified: true,
        displayName: "Ana",
        photoURL: null,
        hasPassword: false,
        googlePhoto: "https://example.com/ana.jpg",
      },
      token: "token-of-ana",
      endsAt: 1_800_000_000_000,
    });
  });

  it.each([
    ["cannot be read", "{"],
    ["has no token", JSON.stringify({ ...ana, stsTokenManager: {} })],
    ["names nobody", "null"],
  ])("is unknown if what is stored %s", (_, text) => {
    expect(storedSession(storageOf(text))).toBeNull();
  });

  it("is unknown in a browser without a session", () => {
    expect(storedSession({ length: 0, key: () => null, getItem: () => null })).toBeNull();
  });
});
