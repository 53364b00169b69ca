import { describe, expect, it } from "vitest";
import { scrubbed, scrubbedFacts } from "./scrub.ts";

const HEX = "0123456789abcdef".repeat(4);

describe("text for logs and error reports", () => {
  it.each([
    ["an email address", "No user ada.l+x@mail.example.org here", "No user [email] here"],
    ["an identity token", "bad eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln!", "bad [token]!"],
    ["an authorization header", "authorization: Bearer abc.def", "authorization: Bearer [token]"],
    ["a review link's token", `GET /review/${HEX}`, "GET /review/[token]"],
    [
      "an attempt's token",
      `https://vignette.app/media/attempt/${HEX}/0.jpg`,
      "https://vignette.app/media/attempt/[token]/0.jpg",
    ],
    [
      "the query of an address",
      "fetch https://a.example/x?sig=1&key=2 failed",
      "fetch https://a.example/x?[query] failed",
    ],
    ["a bare token", `state ${HEX.slice(0, 32)}`, "state [token]"],
    ["a Stripe key", "Invalid API Key: sk_test_51abcdef", "Invalid API Key: [key]"],
    ["an OpenAI key", "Incorrect API key sk-proj-abcdefgh1234", "Incorrect API key [key]"],
    ["a TikTok token", "act.example12345Example12345!1234.e1", "[key]"],
    ["a private key", "-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----", "[key]"],
  ])("loses %s", (_, text, kept) => {
    expect(scrubbed(text)).toBe(kept);
  });

  it.each([
    "projects.create",
    "6f0f5f3e-1c1b-4a54-9d20-0a4f7a1f2b11",
    "TypeError: x is not a function",
    "Is it ready? No.",
  ])("keeps %s", (text) => {
    expect(scrubbed(text)).toBe(text);
  });
});

it("facts named after a secret keep their name only, at any depth", () => {
  expect(scrubbedFacts({ uid: "u1", accessToken: "x", more: { email: "y", list: ["a@b.example"] }, ms: 3 })).toEqual({
    uid: "u1",
    accessToken: "[removed]",
    more: { email: "[removed]", list: ["[email]"] },
    ms: 3,
  });
});
