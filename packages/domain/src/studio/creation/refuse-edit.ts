import { Refusal } from "../../kernel/index.ts";
import { closingSlides } from "../brand/closing-card.ts";
import { templates } from "../catalogue/templates.ts";
import { SLIDES_MAX } from "../style/slides-max.ts";
import type { Creation, EditInput } from "./creation.ts";

export const unknownTemplate = () =>
  new Refusal(
    "invalid",
    "studio.unknown-template",
    "This look isn't available for this kind of content.",
    "style.template",
  );
const tooFewSlides = () =>
  new Refusal("invalid", "studio.too-few-slides", "A carousel has at least two slides.", "script.beats");
const tooManyScenes = (over: number) =>
  new Refusal(
    "invalid",
    "studio.too-many-scenes",
    `Keep it to ${SLIDES_MAX} scenes. Remove ${over}.`,
    "script.beats",
  ).with({
    most: SLIDES_MAX,
    over,
  });
const tooManySlides = (over: number) =>
  new Refusal(
    "invalid",
    "studio.too-many-slides",
    `Instagram takes at most ${SLIDES_MAX} slides. Remove ${over}.`,
    "script.beats",
  ).with({ most: SLIDES_MAX, over });
const tooManyWithClosing = (over: number) =>
  new Refusal(
    "invalid",
    "studio.too-many-with-closing",
    `Instagram takes at most ${SLIDES_MAX} slides, and the closing card is one of them. Remove ${over}.`,
    "script.beats",
  ).with({ most: SLIDES_MAX, over });

/** Whether a creation can be edited to this: the template is one of its kind, and there are not too many slides. */
export function refuseEdit(
  { kind }: Pick<Creation, "kind">,
  { script, style }: Pick<EditInput, "script" | "style">,
): Refusal | null {
  if (!templates[kind].some(({ name }) => name === style.template)) return unknownTemplate();
  if (kind === "carousel-image" && script.beats.length < 2) return tooFewSlides();
  const closing = closingSlides(kind, style);
  const over = script.beats.length + closing - SLIDES_MAX;
  if (over <= 0) return null;
  if (kind !== "carousel-image") return tooManyScenes(over);
  return closing > 0 ? tooManyWithClosing(over) : tooManySlides(over);
}
