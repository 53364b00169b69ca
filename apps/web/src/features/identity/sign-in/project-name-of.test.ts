import { describe, expect, it } from "vitest";
import { projectNameOf } from "./project-name-of.ts";

describe("projectNameOf", () =>
  it.each([
    ["is the domain of a page", "https://acme.co/candle?ref=1", "acme.co"],
    ["drops www", "https://www.acme.co/", "acme.co"],
    ["accepts an address without a scheme", "acme.co/candle", "acme.co"],
    ["is cut to the longest name of a project", `https://${"a".repeat(60)}.com`, "a".repeat(50)],
    ["is null for another scheme", "javascript://acme.co/%0aalert(1)", null],
    ["is null for text", "my candle", null],
    ["is null for a single word", "candle", null],
  ])("%s", (_, pasted, expected) => expect(projectNameOf(pasted)).toBe(expected)));
