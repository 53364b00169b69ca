import type { NamedPart } from "@vignette/domain/assets";

/** Parts as they are being changed, one perhaps still without a name, and every step back. */
export type PartHistory = {
  /** null before the first change: what is stored is shown. */
  now: readonly NamedPart[] | null;
  before: readonly (readonly NamedPart[])[];
  /** What the last step did, such as moving the third box: the same again is no new step. null: it is not repeated. */
  did: string | null;
};

export const noHistory: PartHistory = { now: null, before: [], did: null };

/** The history after a change of the parts that are shown. */
export function withChange(
  { before, did: last }: PartHistory,
  shown: readonly NamedPart[],
  next: readonly NamedPart[],
  did: string | null,
): PartHistory {
  return { now: next, before: did !== null && did === last ? before : [...before, shown], did };
}

/** The history without its last step; null if there is none. */
export function withoutLast({ before }: PartHistory): PartHistory | null {
  const now = before.at(-1);
  return now === undefined ? null : { now, before: before.slice(0, -1), did: null };
}

/** The parts that can be stored: one without a name is not there yet. */
export const named = (parts: readonly NamedPart[]): NamedPart[] =>
  parts.map(({ name, box }) => ({ name: name.trim(), box })).filter(({ name }) => name !== "");
