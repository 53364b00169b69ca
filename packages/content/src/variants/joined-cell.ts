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
  trouble: JoinTrouble | null;
};

/** Why parts cannot be joined, and the video that one of them is from: another size or frame rate, or words across a cut. */
export type JoinTrouble = { reason: "unlike" | "torn"; name: string };

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

function troubleOf([first, ...others]: readonly PartSegment[]): JoinTrouble | null {
  const unlike = others.find(({ scene }) => !first || shapeOf(scene) !== shapeOf(first.scene));
  if (unlike) return { reason: "unlike", name: unlike.source.name };
  const torn = [first, ...others].find((it) => it?.isTorn);
  return torn ? { reason: "torn", name: torn.source.name } : null;
}

const shapeOf = ({ width, height, frameRate }: Scene) => `${width}×${height} at ${frameRate}`;
