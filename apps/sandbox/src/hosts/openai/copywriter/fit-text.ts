import { codePoints } from "@vignette/domain/kernel";
import type { JsonSchema } from "./json-schema.ts";

/** Texts for the formats that structured output knows. */
const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "2026-01-05T09:00:00Z",
  date: "2026-01-05",
  time: "09:00:00Z",
  duration: "P1D",
  email: "hello@example.com",
  hostname: "example.com",
  uri: "https://example.com/",
  url: "https://example.com/",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uuid: "7d444840-9dc0-41d1-b245-5ffdce74fad2",
};

/** What usual patterns ask for; the first that matches is taken. */
const FOR_PATTERNS = [
  "#1d4f5a",
  "en",
  "en-GB",
  "https://example.com/",
  "hello@example.com",
  "2026-01-05",
  "09:00",
  "42",
  "A1",
  "abc",
  "ABC",
  "",
];

/** The text, cut or filled to the lengths, format and pattern that the schema sets. An unknown pattern is not met. */
export function fitText(schema: JsonSchema, text: string): string {
  const fixed = schema.format ? FORMATS[schema.format] : undefined;
  const fitting = lengthened(shortened(fixed ?? text, schema.maxLength ?? Infinity), schema.minLength ?? 0);
  if (!schema.pattern) return fitting;
  const pattern = new RegExp(schema.pattern, "u");
  const tried = [
    fitting,
    fitting.replace(/^#/, ""),
    fitting.replace(/\s+/g, " "),
    fitting.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    ...FOR_PATTERNS,
  ];
  return tried.find((it) => pattern.test(it)) ?? fitting;
}

/** Cut at a word if that leaves enough, else anywhere. Lengths are code points, as in JSON Schema. */
function shortened(text: string, most: number): string {
  const points = [...text];
  if (points.length <= most) return text;
  const cut = points.slice(0, most).join("");
  const atWord = cut.replace(/\s+\S*$/, "").replace(/[\s,;:]+$/, "");
  return atWord.length >= cut.length / 2 ? atWord : cut;
}

function lengthened(text: string, least: number): string {
  const missing = least - codePoints(text);
  if (missing <= 0) return text;
  const filler = text.trim() === "" ? "More to come. " : ` ${text}`;
  return text + [...filler.repeat(Math.ceil(missing / codePoints(filler)))].slice(0, missing).join("");
}
