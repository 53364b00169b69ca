import { Refusal } from "../../kernel/index.ts";
import { templates } from "../catalogue/templates.ts";
import type { Creation, EditInput } from "./creation.ts";

export const unknownTemplate = () =>
  new Refusal("invalid", "studio.unknown-template", "This kind of content has no such look.", "style.template");
const wrongCount = (message: string) => new Refusal("invalid", "studio.wrong-count", message, "script.beats");

/** Instagram takes ten slides in a carousel. Source: docs/platforms/instagram.md#containers. */
const SLIDES_MAX = 10;

/** Whether a creation can be edited to this: the template is one of its kind, and there are not too many beats. */
export function refuseEdit(
  { kind }: Pick<Creation, "kind">,
  { script, style }: Pick<EditInput, "script" | "style">,
): Refusal | null {
  if (!templates[kind].some(({ name }) => name === style.template)) return unknownTemplate();
  if (kind === "carousel-image" && script.beats.length < 2) return wrongCount("A carousel has at least two slides.");
  if (script.beats.length > SLIDES_MAX) {
    return wrongCount(
      kind === "carousel-image"
        ? `Instagram takes at most ${SLIDES_MAX} slides. Remove ${script.beats.length - SLIDES_MAX}.`
        : `Keep it to ${SLIDES_MAX} beats. Remove ${script.beats.length - SLIDES_MAX}.`,
    );
  }
  return null;
}
