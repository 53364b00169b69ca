import { HandAdjustment, type HandEdit, type HandTarget, type Style } from "@vignette/domain/studio";
import type { ClipKey } from "./clip-key.ts";

/** Whether a stored adjustment is one by hand, and no fix: it names the look that it was made in. */
export const isByHand = (adjustment: Record<string, unknown>): boolean => adjustment.look !== undefined;

/** The edits by hand among the adjustments of a style; what cannot be read is left out, and kept. */
export function handAdjustments({ adjustments }: Pick<Style, "adjustments">): HandAdjustment[] {
  return adjustments.filter(isByHand).flatMap((it) => HandAdjustment.safeParse(it).data ?? []);
}

/** The edit of one clip in the look of the style, as stored for a target; {} if there is none. */
export function handEditOf(style: Pick<Style, "adjustments" | "template">, key: ClipKey, target: HandTarget): HandEdit {
  const found = handAdjustments(style).find((it) => isOf(it, style, key, target));
  const { kind: _kind, clip: _clip, ...edit } = found?.steps.findLast(({ clip }) => clip === key.clip) ?? EMPTY;
  return edit;
}

const EMPTY = { kind: "hand", clip: "" } as const;

/** What counts for a target: the edit of both formats, and over it that of the one. */
export function handEditFor(
  style: Pick<Style, "adjustments" | "template">,
  key: ClipKey,
  target: HandTarget,
): HandEdit {
  const [all, own] = [handEditOf(style, key, "all"), handEditOf(style, key, target)];
  const look = { ...all.look, ...own.look };
  return { ...all, ...own, ...(Object.keys(look).length > 0 && { look }) };
}

/**
 * The style with an edit of one clip in place of the stored one; an empty edit removes it. One step for each clip, however
 * often it is changed.
 */
export function withHandEdit<Kept extends Pick<Style, "adjustments" | "template">>(
  style: Kept,
  key: ClipKey,
  target: HandTarget,
  edit: HandEdit,
): Kept {
  const place = { target, beatId: key.beatId, look: style.template };
  const before = handAdjustments(style).find((it) => isOf(it, style, key, target));
  const others = before?.steps.filter(({ clip }) => clip !== key.clip) ?? [];
  const isEmpty = Object.values(edit).every((value) => value === undefined);
  const steps = isEmpty ? others : [...others, { kind: "hand", clip: key.clip, ...edit }];
  const rest = style.adjustments.filter((it) => !(isByHand(it) && isOf(it, style, key, target)));
  return { ...style, adjustments: steps.length === 0 ? rest : [...rest, { ...place, steps }] };
}

function isOf(
  it: Record<string, unknown>,
  { template }: Pick<Style, "template">,
  { beatId }: ClipKey,
  target: HandTarget,
): boolean {
  return it.look === template && it.target === target && it.beatId === beatId;
}
