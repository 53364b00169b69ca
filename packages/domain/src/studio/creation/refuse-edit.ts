import { Refusal } from "../../kernel/index.ts";
import { closingSlides } from "../brand/closing-card.ts";
import { templates } from "../catalogue/templates.ts";
import type { Creation, EditInput } from "./creation.ts";
import { SLIDES_MAX } from "./slides-max.ts";

export const unknownTemplate = () =>
  new Refusal(
    "invalid",
    "studio.unknown-template",
    "This look isn't available for this kind of content.",
    "style.template",
  );
const wrongCount = (message: string) => new Refusal("invalid", "studio.wrong-count", message, "script.beats");

/** Whether a creation can be edited to this: the template is one of its kind, and there are not too many slides. */
export function refuseEdit(
  { kind }: Pick<Creation, "kind">,
  { script, style }: Pick<EditInput, "script" | "style">,
): Refusal | null {
  if (!templates[kind].some(({ name }) => name === style.template)) return unknownTemplate();
  if (kind === "carousel-image" && script.beats.length < 2) return wrongCount("A carousel has at least two slides.");
  const closing = closingSlides(kind, style);
  const over = script.beats.length + closing - SLIDES_MAX;
  if (over <= 0) return null;
  if (kind !== "carousel-image") return wrongCount(`Keep it to ${SLIDES_MAX} scenes. Remove ${over}.`);
  const counted = closing > 0 ? ", and the closing card is one of them" : "";
  return wrongCount(`Instagram takes at most ${SLIDES_MAX} slides${counted}. Remove ${over}.`);
}
