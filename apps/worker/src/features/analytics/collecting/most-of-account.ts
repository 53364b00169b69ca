import type { Target } from "@vignette/domain/scheduling";
import type { Stored } from "../../../adapters/documents/documents.ts";

/** Posts of an account that are read at once. Our own choice: one call each, of the 200 an hour that Instagram allows. */
const MOST = 60;

/** The first posts of each account, in their order, and the rest. */
export function mostOfAccount(targets: readonly Stored<Target>[]): { taken: Stored<Target>[]; left: Stored<Target>[] } {
  const counts = new Map<string, number>();
  const [taken, left]: [Stored<Target>[], Stored<Target>[]] = [[], []];
  for (const target of targets) {
    const count = counts.get(target.value.accountId) ?? 0;
    counts.set(target.value.accountId, count + 1);
    (count < MOST ? taken : left).push(target);
  }
  return { taken, left };
}
