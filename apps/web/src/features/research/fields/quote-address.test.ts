import { describe, expect, it } from "vitest";
import { quoteAddress } from "./quote-address.ts";

const at = (
  source: string,
  snippet = "Burns for 60 hours, in two well-poured layers of wax",
  page = "acme.co/candle",
) => quoteAddress(page, { source, snippet });

describe("the link of a quotation", () => {
  it("leads to its words on the page", () =>
    expect(at("acme.co, h2")).toBe("https://acme.co/candle#:~:text=Burns%20for%2060%20hours%2C%20in%20two"));

  it("leads to the page where its words cannot be seen", () =>
    expect(at("acme.co, price", "€24")).toBe("https://acme.co/candle"));

  it.each([
    ["another site", "other.co, h2", "acme.co"],
    ["a person", "Our own survey", "acme.co"],
    ["a pasted text", "acme.co, pasted text", "acme.co"],
    ["no web page", "acme.co, h2", "javascript:alert(1)"],
  ])("is missing for %s", (_case, source, page) => expect(at(source, "x", page)).toBeNull());
});
