import type { Beat } from "../script/script.ts";
import type { PicturePlan } from "./picture-plan.ts";
import { type ProductPicture, plainWords } from "./product-picture.ts";

/** What counts against a picture, the worst first. A repetition outweighs all others together. Our own choice. */
const REPEATED = 100;
const OTHER_KIND = 2;
const CROPPED = 1.5;
const NAMED = 1.2;
const SMALL = 0.5;
const STILL = 0.4;
const LATER = 0.3;

/** Below this a picture is enlarged, in pixels. */
const SHARP_PX = 720;
/** Shorter words say little about a picture. */
const TELLING = 5;

type Facts = { place: Pick<Beat, "title" | "line" | "body" | "imagePrompt" | "shot">; plan: PicturePlan };

/**
 * How badly a picture fits a beat; the lowest is the best. `uses` is how often it is shown already, `at` its place in
 * the order of preference.
 */
export function pictureCost(picture: ProductPicture, { place, plan, uses, at }: Facts & { uses: number; at: number }) {
  const wantsScreen = plan.prefers === "screen" || place.shot === "screen";
  const ratio = picture.width / picture.height / plan.ratio;
  const isSmall = Math.min(picture.width, picture.height) < SHARP_PX;
  return (
    uses * REPEATED +
    (picture.isScreen === wantsScreen ? 0 : OTHER_KIND) +
    (1 - Math.min(ratio, 1 / ratio)) * CROPPED -
    (isNamed(picture, place) ? NAMED : 0) +
    (isSmall ? SMALL : 0) +
    (plan.takesClips && picture.kind === "image" ? STILL : 0) +
    Math.min(at, 4) * LATER
  );
}

/** Whether what the beat says names what the picture shows. */
function isNamed({ words }: ProductPicture, { title, line, body, imagePrompt }: Facts["place"]): boolean {
  const said = new Set(plainWords([title, line, body, imagePrompt].join(" ")).split(" "));
  return words.split(" ").some((word) => word.length >= TELLING && said.has(word));
}
