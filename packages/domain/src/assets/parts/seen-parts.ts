import * as z from "zod/mini";
import { AltAnswer } from "../alt-text.ts";
import { tagKey } from "../findable-by.ts";
import { NamedPart, PART_LEAST, PARTS_MAX, type PartBox } from "./named-part.ts";

/** What covers more of the area is the photo. Our own choice. */
const LARGEST = 0.95;
/** Two boxes that share this much of what they cover are one part under two names. Our own choice. */
const SAME = 0.9;

const SeenPart = AltAnswer.shape.parts._zod.def.element;

/**
 * The parts that a model names in a picture, as far as they can be used: inside of the picture, neither a speck nor all
 * of it, each name and each place once, the first of them. What is wrong with one leaves the others. Never throws.
 */
export function seenParts(answer: unknown): NamedPart[] {
  const kept: NamedPart[] = [];
  for (const one of Array.isArray(answer) ? answer : []) {
    const part = usable(one);
    if (part && kept.length < PARTS_MAX && !kept.some((it) => isSame(it, part))) kept.push(part);
  }
  return kept;
}

function usable(one: unknown): NamedPart | null {
  const seen = z.safeParse(SeenPart, one);
  const name = z.safeParse(NamedPart.shape.name, seen.data?.name);
  if (!seen.success || !name.success) return null;
  const { left, top, right, bottom } = seen.data;
  const box = { ...across("x", "w", left, right), ...across("y", "h", top, bottom) };
  const isUsable = Math.min(box.w, box.h) >= PART_LEAST && box.w * box.h <= LARGEST;
  return isUsable ? { name: name.data, box } : null;
}

/** From one edge to the other, inside of the picture, in thousandths. */
function across<Start extends string, Length extends string>(start: Start, length: Length, from: number, to: number) {
  const [first, last] = [inside(from), inside(to)];
  return { [start]: first, [length]: rounded(last - first) } as Record<Start | Length, number>;
}

const inside = (share: number) => rounded(Math.min(1, Math.max(0, share)));
const rounded = (share: number) => Math.round(share * 1000) / 1000;

const isSame = (a: NamedPart, b: NamedPart) => tagKey(a.name) === tagKey(b.name) || sharedBy(a.box, b.box) >= SAME;

/** The area that both cover, as a share of the area that either covers. */
function sharedBy(a: PartBox, b: PartBox): number {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const both = Math.max(0, width) * Math.max(0, height);
  return both / (a.w * a.h + b.w * b.h - both);
}
