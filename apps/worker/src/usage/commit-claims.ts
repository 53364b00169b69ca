import { Refusal } from "@vignette/domain/kernel";
import { DocumentError, type Documents, type Write } from "../adapters/documents/documents.ts";

/** Writes that use up part of an allowance, and the version of the record that they were computed from. */
export type Claimed = { writes: readonly Write[]; version: string };

/**
 * Reads what is left of an allowance and gives the writes that use part of it, conditional on what was read. Throws a
 * Refusal if too little is left.
 */
export type UsageClaim = () => Promise<Claimed>;

/** Maximum number of attempts per request. Our own choice. */
const MAX_TRIES = 60;

/**
 * Commits the writes together with those of the claims, or nothing. If another request changed a claim's record, all
 * claims read again, so that of any number of parallel requests exactly as many succeed as there is room for. A write
 * whose own precondition fails is thrown as its DocumentError.
 */
export async function commitClaims(
  documents: Documents,
  claims: readonly UsageClaim[],
  writes: readonly Write[],
): Promise<void> {
  let last = { versions: "none", conflict: null as unknown };
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const claimed: Claimed[] = [];
    // In order: the first refusal is the one that is thrown.
    for (const claim of claims) claimed.push(await claim());
    const versions = claimed.map(({ version }) => version).join(" ");
    // If no record of a claim has changed, the conflict is in the other writes: trying again would not help.
    if (last.versions === versions) throw last.conflict;
    try {
      await documents.commit([...claimed.flatMap((it) => it.writes), ...writes]);
      return;
    } catch (error) {
      if (!isConflict(error)) throw error;
      last = { versions, conflict: error };
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * Math.min(attempt + 1, 10)));
  }
  throw usageBusy();
}

/** Other requests of the same user came first, each time. */
export const usageBusy = () => new Refusal("unavailable", "usage.busy", "Too many changes at once. Try again.");

function isConflict(error: unknown): boolean {
  return error instanceof DocumentError && (error.kind === "changed" || error.kind === "exists");
}
