import { describe, expect, it } from "vitest";
import { aPerson, call, fault } from "../support.ts";

const read = async (path: string, host = "https://acme.example") =>
  call(await aPerson(), "research", "readPage", { url: `${host}${path}` });
const claim = (claim: string, place: string, snippet = claim) => ({ claim, source: `acme.example, ${place}`, snippet });

describe("reading a product page", () => {
  it("finds its facts, and each claim with its place", async () => {
    expect((await read("/candle")).value).toEqual({
      url: "https://acme.example/candle",
      name: "Slow-burn soy candle",
      description:
        "A soy candle poured by hand in Porto. It burns evenly, smells of fig and leaves no soot on the glass.",
      price: "€24",
      language: "en",
      images: [
        { src: "https://acme.example/images/candle.jpg", alt: "A lit candle on a desk", isOfProduct: true },
        { src: "https://acme.example/images/wick.jpg", alt: "A cotton wick from near by", isOfProduct: true },
      ],
      colours: ["#1f4d3a", "#e8a13a"],
      claims: [
        claim("4.8 of 5 stars from 213 reviews", "customer rating"),
        claim("Burns for 60 hours", "heading"),
        claim(
          "Most candles of this size are gone after 25 hours",
          "paragraph",
          "Most candles of this size are gone after 25 hours. Ours is poured slowly, in two layers.",
        ),
        claim("Cotton wick, made in Portugal", "list"),
        claim("Tested for soot by an independent laboratory in 2025", "list"),
      ],
      origins: {
        name: { source: "acme.example, product data", snippet: "Slow-burn soy candle" },
        description: { source: "acme.example, product data", snippet: expect.stringContaining("burns evenly") },
        price: { source: "acme.example, price", snippet: "€24" },
      },
      isCut: false,
      text: expect.objectContaining({ url: "https://acme.example/candle", language: "en" }),
    });
  });

  it("works with typical pages", async () => {
    expect((await read("/kerze")).value).toMatchObject({
      name: "Bienenwachskerze",
      language: "de",
      images: [{ src: "https://acme.example/kerze.jpg", alt: "Kerze", isOfProduct: false }],
      claims: [{ claim: "Von Hand gezogen, brennt 30 Stunden", source: "acme.example, paragraph" }],
      text: {
        blocks: [
          { tag: "h1", text: "Bienenwachskerze" },
          { tag: "p", text: expect.any(String) },
        ],
      },
    });
  });

  it.each(["/old-candle", "/moved-on", "/hops/5"])("follows redirects of all kinds: %s", async (path) => {
    expect((await read(path)).value).toMatchObject({ url: "https://acme.example/candle", price: "€24" });
  });

  it("reads a page that is built by scripts with a browser", async () => {
    expect((await read("/app")).value).toMatchObject({ url: "https://acme.example/app", name: "Slow-burn soy candle" });
  });

  it("reports that a page is empty where no browser can read it", async () => {
    const path = "/browser-rendering/content";
    await fault({
      host: "api.cloudflare.com",
      mentions: "acme.example/app",
      fault: { status: 429, body: { success: false, errors: [{ message: path }] } },
    });
    expect((await read("/app")).error?.message).toBe("That page is empty until its scripts run, so we can't read it.");
  });

  it("reads the beginning of a very long page, and says so", async () => {
    expect((await read("/long")).value).toMatchObject({ name: "Slow-burn soy candle", isCut: true });
  });

  it.each([
    ["/members", "That page asks for a login."],
    ["/locked", "That page asks for a login."],
    ["/guarded", "That shop blocks robots, so we can't read the page."],
    ["/checking", "That shop blocks robots, so we can't read the page."],
    ["/inside", "That address is private, so we can't read it."],
    ["/round", "That page redirects too many times."],
    ["/hops/6", "That page redirects too many times."],
    ["/nothing-here", "There is no page at that address."],
    ["/broken", "That page answered with an error of its own."],
    ["/leaflet.pdf", "That address is a file, not a page we can read."],
  ])("reports why it could not read %s", async (path, message) => {
    expect((await read(path)).error?.message).toBe(message);
  });

  it("refuses private addresses with a message", async () => {
    expect(await read("/", "http://192.168.0.1")).toMatchObject({ status: 400, error: { data: { field: "url" } } });
  });

  it("reports a dropped connection", async () => {
    await fault({ host: "acme.example", path: "/dropped", times: 1, fault: { drop: "before" } });
    expect((await read("/dropped")).error?.message).toBe("We couldn't reach that page.");
  });
});
