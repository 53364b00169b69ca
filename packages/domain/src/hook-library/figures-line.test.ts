import { expect, it } from "vitest";
import { emptyBrief, newClaim } from "../research/index.ts";
import { figuresLine } from "./figures-line.ts";

it.each([
  [
    ["Laid in two days", "Ten-year guarantee on the edges"],
    "from £95 per metre",
    "2 days. 10 years. From £95 per metre",
  ],
  [["228 g in size 42", "Tested over 800 km by 41 runners"], "€139", "800 km. 228 g. €139"],
  [
    ["“Sleeps in 5 minutes.” Ana", "7 ingredients", "Refill pouch for $24", "Sinks in within a minute"],
    "$32",
    "7 ingredients. 1 minute. $32",
  ],
  [["4.8 of 5 stars", "Made for EN 16931"], "€9 a month", ""],
])("%j and the price %j are the opening line %j", (claims, price, line) => {
  expect(figuresLine({ ...emptyBrief, price, proof: claims.map((it) => newClaim(it)) })).toBe(line);
});
