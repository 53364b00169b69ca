import { emptyBrief } from "../brief/empty-brief.ts";
import { newClaim } from "../brief/proven.ts";

/** A brief or a draft of any version with every field that it has now. Values are not checked. */
export function wholeBrief<T extends object>(brief: T) {
  const known = Object.fromEntries(Object.entries(brief).filter(([, value]) => value !== undefined));
  const first = isListOfClaims(known.proof) ? known.proof : [];
  const proof = first.map((it) => ({ ...newClaim(it.claim), ...it }));
  return { ...emptyBrief, ...known, proof };
}

/** The claims of any version. Without a schema, so that a page with a brief needs none before it checks one. Source: ADR 153 */
const isListOfClaims = (value: unknown): value is { claim: string }[] =>
  Array.isArray(value) && value.every((it: unknown) => typeof (it as { claim?: unknown } | null)?.claim === "string");
