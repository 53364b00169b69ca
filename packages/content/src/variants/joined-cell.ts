import { joinedSound, type Scene } from "@vignette/composition";
import { cellParts, type VariantCell } from "@vignette/domain/studio";
import { fingerprint } from "./fingerprint.ts";
import type { PartSegment } from "./part-segment.ts";

/**
 * A combination, ready to be joined: its parts in order, the sound of the whole, and the hash that identifies its file.
 */
export type JoinedCell = {
  cell: VariantCell;
  segments: readonly PartSegment[];
  sound: Scene;
  durationMs: number;
  stamp: string;
  /** Why it cannot be rendered; null if it can. */
  trouble: string | null;
};

/** A combination of existing parts; null if one is gone. */
export function joinedCell(cell: VariantCell, byId: ReadonlyMap<string, PartSegment>): JoinedCell | null {
  const parts = cellParts(cell);
  const segments = parts.flatMap(({ id }) => byId.get(id) ?? []);
  const [first, ...others] = segments;
  if (!first || segments.length < parts.length) return null;
  const sound = joinedSound([first.sound, ...others.map((it) => it.sound)]);
  const stamp = fingerprint([segments.map(({ key }) => key), sound]);
  return { cell, segments, sound, durationMs: sound.durationMs, stamp, trouble: troubleOf(segments) };
}

function troubleOf([first, ...others]: readonly PartSegment[]): string | null {
  const strange = others.find(({ scene }) => !first || shapeOf(scene) !== shapeOf(first.scene));
  if (strange) return `“${strange.source.name}” has another size or frame rate, so it can't be joined with the others.`;
  const torn = [first, ...others].find((it) => it?.isTorn);
  return torn ? `The look of “${torn.source.name}” keeps words on screen from one beat to the next.` : null;
}

const shapeOf = ({ width, height, frameRate }: Scene) => `${width}×${height} at ${frameRate}`;
