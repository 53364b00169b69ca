import { expect, it } from "vitest";
import { inItsSentence } from "./figure-of.ts";

it.each([
  [
    "*24* hours",
    "Posted within 24 hours of roasting.",
    { before: "Posted within", figure: "24", after: "hours of roasting" },
  ],
  ["Two days", "Laid in two days.", { before: "Laid in", figure: "Two days", after: "" }],
  ["$24", "Refill pouch for $24.", { before: "Refill pouch for", figure: "$24", after: "" }],
  [
    "Sechs Wochen",
    "Kunden, die nach sechs Wochen noch nicht gezahlt haben.",
    { before: "Kunden, die nach", figure: "Sechs Wochen", after: "noch nicht gezahlt haben" },
  ],
  ["*7* ingredients", "One bottle instead of four.", null],
  ["Two day", "Laid in two days.", null],
  ["Two days", "Laid by the two of us, and by nobody else who works here, in two days.", null],
])("%s with “%s”", (title, body, parts) => {
  expect(inItsSentence(title, body)).toEqual(parts);
});
