import * as z from "zod/mini";

/** What the copywriter knows about a product. Texts are trimmed; what is not known is empty or null. */
export type Brief = {
  name: string;
  description: string;
  audience: string;
  pain: string;
  outcome: string;
  proof: string[];
  price: string | null;
  tone: string;
};
export type Assignment = { task: string; brief: Brief; hook: string; count: number | null };

const text = z.catch(
  z.pipe(
    z.nullish(z.string()),
    z.transform((it) => (it ?? "").replace(/\s+/g, " ").trim()),
  ),
  "",
);
const proof = z.union([
  z.string(),
  z.pipe(
    z.object({ claim: z.string() }),
    z.transform((it) => it.claim),
  ),
]);
const Facts = z.object({
  name: text,
  title: text,
  description: text,
  text: text,
  audience: text,
  pain: text,
  outcome: text,
  proof: z.catch(z.array(proof), []),
  price: text,
  tone: text,
});
const Message = z.object({ task: text, hook: text, count: z.catch(z.nullable(z.number()), null) });

/** Reads the last user message: JSON with a brief (also called product or page), or any text, which then is the description. */
export function assignmentFrom(message: string): Assignment {
  const parsed = jsonIn(message);
  const { task, hook, count } = Message.parse(parsed);
  return { task, hook, count, brief: briefFrom(parsed.brief ?? parsed.product ?? parsed.page ?? parsed) };
}

function briefFrom(value: unknown): Brief {
  const facts = Facts.parse(isRecord(value) ? value : {});
  return {
    name: facts.name || firstWords(facts.title) || "this",
    description: facts.description || facts.text || facts.title,
    audience: facts.audience,
    pain: facts.pain,
    outcome: facts.outcome,
    proof: facts.proof.map((it) => it.trim()).filter((it) => it !== ""),
    price: facts.price === "" ? null : facts.price,
    tone: facts.tone,
  };
}

function jsonIn(message: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(message);
    if (isRecord(value)) return value;
  } catch {
    // Not JSON: a person's own words.
  }
  return { description: message };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const firstWords = (title: string): string => title.split(/\s[|–—-]\s|:/)[0]?.trim() ?? "";
