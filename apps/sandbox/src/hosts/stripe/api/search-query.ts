import { StripeError } from "../stripe-error.ts";
import type { Metadata } from "../stripe-types.ts";

type Searched = { metadata: Metadata; email?: string | null; status?: string };
type Clause = (object: Searched) => boolean;

/**
 * Reads a search query: clauses `metadata["uid"]:"u1"`, `email:"…"` and `status:"…"`, joined by AND. Source:
 * docs/platforms/stripe.md#search.
 */
export function searchQuery(text: string | null): Clause {
  if (!text)
    throw new StripeError(400, "Missing required param: query.", { code: "parameter_missing", param: "query" });
  const clauses = text.split(/\s+AND\s+/i).map(clauseOf);
  return (object) => clauses.every((clause) => clause(object));
}

const QUOTED = `(?:"((?:[^"\\\\]|\\\\.)*)"|'((?:[^'\\\\]|\\\\.)*)')`;
const METADATA = new RegExp(`^metadata\\[${QUOTED}\\]:${QUOTED}$`);
const FIELD = new RegExp(`^(email|status):${QUOTED}$`);

function clauseOf(text: string): Clause {
  const metadata = METADATA.exec(text.trim());
  if (metadata) {
    const key = unquoted(metadata[1], metadata[2]);
    const value = unquoted(metadata[3], metadata[4]);
    return (object) => object.metadata[key] === value;
  }
  const field = FIELD.exec(text.trim());
  if (!field) throw new StripeError(400, `We were unable to parse your search query: ${text}`, { param: "query" });
  const value = unquoted(field[2], field[3]);
  return (object) => (field[1] === "email" ? object.email : object.status) === value;
}

const unquoted = (double: string | undefined, single: string | undefined) =>
  (double ?? single ?? "").replaceAll(/\\(.)/g, "$1");
