import { type Face, isOwnFace, type Typeface } from "@vignette/domain/studio";
import type { ProjectFont } from "./use-project-fonts.ts";

type WeightOption = { value: string; label: string };

const weight = (value: string, label: string): WeightOption => ({ value, label });
const REGULAR = weight("400", "Regular");
const EVERY_WEIGHT = [
  REGULAR,
  weight("500", "Medium"),
  weight("600", "Semibold"),
  weight("700", "Bold"),
  weight("800", "Extra bold"),
  weight("900", "Black"),
];

/** Faces that are not cut in every weight. */
const WEIGHTS: Partial<Record<Face, WeightOption[]>> = {
  punch: [REGULAR],
  block: [REGULAR],
  hand: [REGULAR],
  type: [REGULAR, weight("700", "Bold")],
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
