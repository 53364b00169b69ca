import { describe, expect, it } from "vitest";
import { CallBody, topicOfCall } from "./call.ts";

const topic = (body: unknown) => topicOfCall(CallBody.parse(body));

describe("what a call asks for", () => {
  it("is a piece about its title, text and link", () => {
    const link = "https://acme.example/news/1";
    expect(topic({ title: "Cedar is back", text: "From Monday.", link })).toEqual({
      ...{ title: "Cedar is back", text: "From Monday.", link },
    });
  });

  it("is named by the first line of its text where it has no title", () =>
    expect(topic({ text: "Cedar is back\nFrom Monday." })).toMatchObject({ title: "Cedar is back" }));

  it("is a piece about the product where it says nothing", () => expect(topic({})).toBeNull());

  it.each([
    ["a field that we do not know", { topic: "Cedar" }],
    ["an address of another kind", { title: "Cedar", link: "javascript:alert(1)" }],
    ["a text without end", { text: "x".repeat(5000) }],
  ])("is refused with %s", (_, body) => expect(CallBody.safeParse(body).success).toBe(false));
});
