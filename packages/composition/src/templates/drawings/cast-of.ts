import { isObjectName, namedObjects, thing } from "@vignette/domain/objects";
import { isGladJoke } from "@vignette/domain/studio/catalogue";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import type { MemeCast } from "./meme-drawing.ts";

/**
 * What stands in the drawing of a joke: the thing that its own words name; otherwise the trouble that the product ends,
 * or the product itself where the joke is glad.
 */
export function castOf({ beats, objects = {} }: Pick<Storyboard, "beats" | "objects">): MemeCast {
  const words = beats.map(({ title, body }) => `${emphasized(title).text} ${emphasized(body).text}`).join(". ");
  const isGlad = isGladJoke(words);
  const product = isObjectName(objects.product) ? objects.product : undefined;
  const trouble = isObjectName(objects.trouble) ? objects.trouble : undefined;
  const [named, other] = namedObjects(words).filter((it) => it !== "person" && it !== "hand");
  const shown = named ?? (isGlad ? product : trouble) ?? product;
  return {
    ...(shown && { thing: shown }),
    ...(other && { other }),
    ...(product && { product }),
    ...(isGlad && { isGlad }),
  };
}

/** The same, with what each label names. */
export function labeledCastOf(storyboard: Pick<Storyboard, "beats" | "objects">): MemeCast {
  const named = storyboard.beats.map(({ title }) => thing(emphasized(title).text));
  const { trouble } = storyboard.objects ?? {};
  // The first label says whose joke it is, the next one what is wrong.
  const wrong = isObjectName(trouble) && !named.includes(trouble) ? trouble : undefined;
  return { ...castOf(storyboard), labeled: named.map((it, at) => (at === 1 ? (it ?? wrong) : it)) };
}
