import type { Beat } from "../script/script.ts";
import type { PicturePlan } from "./picture-plan.ts";

/** How much a beat needs the product in its picture. A `spare` beat takes a picture that the others leave. */
export type PictureDemand = "always" | "spare" | "never";

type Place = Pick<Beat, "role" | "imagePrompt"> & { index: number };

/**
 * Whether a beat of a look shows the product: first in hook, turn, proof and ask, then in list items; never where it is
 * about the time without the product, or where a person speaks.
 */
export function pictureDemand(
  { product, saysHook }: Pick<PicturePlan, "product" | "saysHook">,
  place: Place,
): PictureDemand {
  const { index, imagePrompt } = place;
  // Under the hook the product waits: above it is shown what one does without it.
  if (saysHook && index === 1 && place.role !== "proof") return "never";
  switch (product) {
    case "none":
      return "never";
    case "all":
      return "always";
    case "turn":
      return place.role === "turn" ? "always" : "never";
    case "asked":
      return imagePrompt === "" ? "never" : ofRole(place);
    case "after":
      return index === 0 ? "never" : index === 1 ? "always" : ofRole(place);
    case "demo":
      return index === 0 ? "spare" : place.role === "pain" ? "never" : "always";
    case "talk":
      return index === 0 ? "never" : ofRole(place);
    case "end":
      return place.role === "ask" ? "always" : "never";
    case "story":
      return ofRole(place);
  }
}

const ofRole = ({ role }: Pick<Beat, "role">): PictureDemand =>
  role === "pain" ? "never" : role === "point" ? "spare" : "always";
