import { type Face, isOwnFace, type Typeface } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import type { ProjectFont } from "./use-project-fonts.ts";

type WeightOption = { value: string; label: string };

const weight = (value: string, label: string): WeightOption => ({ value, label });
const REGULAR = weight("400", m.media_weight_regular());
const EVERY_WEIGHT = [
  REGULAR,
  weight("500", m.media_weight_medium()),
  weight("600", m.media_weight_semibold()),
  weight("700", m.media_weight_bold()),
  weight("800", m.media_weight_extra_bold()),
  weight("900", m.media_weight_black()),
];

/** Faces that are not cut in every weight. */
const WEIGHTS: Partial<Record<Face, WeightOption[]>> = {
  punch: [REGULAR],
  block: [REGULAR],
  hand: [REGULAR],
  type: [REGULAR, weight("700", m.media_weight_bold())],
  note: EVERY_WEIGHT.slice(0, 4),
  edit: EVERY_WEIGHT.slice(0, 4),
};

/** The weights that a typeface can be set in. An uploaded font of one weight has only its own. */
export function weightsOf(face: Typeface, fonts: readonly ProjectFont[]): WeightOption[] {
  if (!isOwnFace(face)) return WEIGHTS[face] ?? EVERY_WEIGHT;
  const facts = fonts.find(({ key }) => key === face)?.font;
  const [least, most] = facts?.weights ?? [0, 0];
  const own = EVERY_WEIGHT.filter(({ value }) => least <= Number(value) && Number(value) <= most);
  return own.length > 0 ? own : [{ ...REGULAR, label: facts?.style || REGULAR.label }];
}

/** The option that is nearest to a weight. */
export const nearestWeight = (of: number, options: readonly WeightOption[]): string =>
  options.reduce(
    (best, { value }) => (Math.abs(Number(value) - of) < Math.abs(Number(best) - of) ? value : best),
    options[0]?.value ?? "400",
  );
