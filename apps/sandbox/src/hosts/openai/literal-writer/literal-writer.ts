import * as z from "zod/mini";
import { resolved, schemaOf, typeOf } from "../copywriter/json-schema.ts";
import { saidOfBeat, wordsWanted } from "./field-wish.ts";

const Message = z.object({
  hook: z.catch(z.string(), ""),
  brief: z.catch(z.record(z.string(), z.unknown()), {}),
});

/** Words that are there to be used, and where the next ones begin. */
type Stock = { words: readonly string[]; next: number; hook: string; name: string };

/**
 * A writer without any knowledge of ours: it fills the fields of a schema with what their descriptions say, in words of
 * the brief, and never looks at the names of kinds, templates or fields. What it cannot write, the request does not say.
 * `message` is the last user message.
 */
export function literalAnswer(message: string, schema: unknown): unknown {
  const { brief, hook } = Message.parse(jsonIn(message));
  const texts = Object.values(brief).flatMap(textsIn);
  const words = texts.flatMap((it) => it.split(/\s+/)).filter((it) => /^\p{L}[\p{L}’'-]*[,.]?$/u.test(it));
  const meant = words.map((it) => it.replace(/[,.]$/, "")).filter((it) => !LITTLE.test(it));
  const stock: Stock = { words: meant, next: 0, hook, name: texts[0] ?? "" };
  return filled(schema, schemaOf(schema), "", null, stock);
}

/** Words that no text in any language ends on. */
const LITTLE = /^(?:an?|the|of|and|or|with|for|to|in|on|your|my)$/i;

function filled(
  part: unknown,
  root: ReturnType<typeof schemaOf>,
  said: string,
  beat: number | null,
  stock: Stock,
): unknown {
  const schema = resolved(part, root);
  const description = saidOfBeat(String(schema.description ?? said), beat);
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, root, "", beat, stock)]));
  }
  if (typeOf(schema) === "array") {
    const count = Number(/(\d+)(?: to \d+)? \p{L}+/u.exec(description)?.[1] ?? 1);
    return Array.from({ length: count }, (_, at) => filled(schema.items, root, "", beat ?? at + 1, stock));
  }
  if (typeOf(schema) === "number" || typeOf(schema) === "integer") return numberIn(description, beat ?? 1);
  const options = (schema.enum ?? []).map(String);
  if (options.length > 0) return options.find((it) => description.includes(it)) ?? options[0];
  return text(description, stock);
}

/** A number as its description wants it: `wish`, or the 0 that it offers where there is no such number. */
function numberIn(description: string, wish: number): number {
  const [, least, most] = /(\d+) to (\d+), or 0/.exec(description) ?? [];
  if (least === undefined || most === undefined) return wish;
  return /\b0: /.test(description) || wish < Number(least) || wish > Number(most) ? 0 : wish;
}

/** A text as its description wants it. */
function text(description: string, stock: Stock): string {
  if (/leave it empty/i.test(description)) return "";
  if (/the hook\b[^.]*word for word|^the hook\b/i.test(description.replace(/^[^.]*\.\s*/, ""))) return stock.hook;
  if (/no spaces/.test(description)) return taken(stock, 1);
  const { least, most, lines } = wordsWanted(description);
  const count = Math.max(1, Math.round((least + most) / 2));
  if (lines > 0) {
    const each = Math.max(2, Math.floor(count / lines));
    return Array.from({ length: lines }, () => taken(stock, each).replace(/ (?=\S+$)/, ": ")).join("\n");
  }
  const names = /product['’]s name|product by its name/i.test(description);
  const written = taken(stock, names ? Math.max(1, count - stock.name.split(" ").length) : count);
  return names ? `${written} ${stock.name}` : written;
}

/** The next words of the stock, from its beginning again when it is used up; another order each time round. */
function taken(stock: Stock, count: number): string {
  const { words } = stock;
  if (words.length === 0) return stock.name;
  const from = stock.next;
  stock.next += count;
  const picked = Array.from({ length: count }, (_, at) => {
    const place = from + at;
    const round = Math.floor(place / words.length);
    return words[(place * (1 + 2 * round) + round) % words.length] ?? "";
  });
  return picked.join(" ").replace(/^\p{Ll}/u, (it) => it.toUpperCase());
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : [];

function jsonIn(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return {};
  }
}
