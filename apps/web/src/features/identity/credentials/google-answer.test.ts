import { describe, expect, it } from "vitest";
import { googleAddress, readGoogleAnswer } from "./google-answer.ts";

const question = { state: "s1", nonce: "n1" };
const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.sig`;
const answer = (fields: Record<string, string>) => ({ fragment: `#${new URLSearchParams(fields)}` });

describe("googleAddress", () => {
  it("requests an identity token that is sent back to our own page", () => {
    const url = new URL(googleAddress(question, "client-1", "https://vignette.test/auth/callback/google"));
    expect(url.host).toBe("accounts.google.com");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "id_token",
      redirect_uri: "https://vignette.test/auth/callback/google",
      client_id: "client-1",
      state: "s1",
      nonce: "n1",
    });
  });
});

describe("readGoogleAnswer", () => {
  it("accepts the token for its own request", () => {
    const idToken = token({ nonce: "n1", name: "Zoë" });
    expect(readGoogleAnswer(answer({ state: "s1", id_token: idToken }), question)).toEqual({ type: "token", idToken });
  });

  it("refuses a token with another nonce", () => {
    expect(readGoogleAnswer(answer({ state: "s1", id_token: token({ nonce: "n2" }) }), question).type).toBe("foreign");
  });

  it("refuses an answer with another state", () => {
    expect(readGoogleAnswer(answer({ state: "s2", id_token: token({ nonce: "n1" }) }), question).type).toBe("foreign");
  });

  it("refuses a malformed token", () => {
    expect(readGoogleAnswer(answer({ state: "s1", id_token: "nonsense" }), question).type).toBe("foreign");
  });

  it("recognizes a declined sign-in", () => {
    expect(readGoogleAnswer(answer({ state: "s1", error: "access_denied" }), question).type).toBe("canceled");
  });
});
