import { productNoun, productObjects, thing } from "../../../objects/index.ts";
import type { Brief } from "../../../research/index.ts";
import { stems } from "../named-in.ts";
import { isNear, NEAR } from "../picture-cost.ts";
import { type ProductPicture, plainWords } from "./product-picture.ts";

type Told = Pick<Brief, "name" | "description" | "outcome" | "pain" | "pains" | "proof" | "language">;

/** A description up to what is only near the thing that it names. */
export const mainPart = (alt: string): string => alt.split(NEAR)[0]?.trim() || alt;

/** What a customer said: it may speak of anything. */
const QUOTE = /^["“„«]/;

/**
 * The pictures, of which those that show the product itself know what the brief says of it, if others show something
 * else: the brush beside two of the cat. A picture shows the product if its description names it, or the kind of thing that it
 * is, as what is seen and not as what is near. Words of the pain say nothing of the product, as long as they are not in its name.
 */
export function toldOfProduct(brief: Told, pictures: readonly ProductPicture[]): ProductPicture[] {
  const names = stems(plainWords(brief.name));
  const { product } = productObjects(brief);
  const shows = ({ words, alt, name, isScreen, half }: ProductPicture) => {
    if (half === "before") return false;
    const said = stems(alt === "" ? words : mainPart(alt));
    const isNamed = names.some((it) => said.includes(it));
    return isNamed || isScreen || (product !== undefined && thing(mainPart(alt) || name) === product);
  };
  const shown = partsAmong(pictures, pictures.filter(shows), brief);
  const own = shown.filter(shows);
  const isOfBefore = ({ half }: ProductPicture) => half === "before";
  if (own.length === 0 || own.length === pictures.filter((it) => !isOfBefore(it)).length) return shown;
  const pain = new Set(stems([brief.pain, ...brief.pains.map(({ claim }) => claim)].join(" ")));
  const said = stems(
    [brief.description, ...brief.proof.map(({ claim }) => claim).filter((it) => !QUOTE.test(it))].join(" "),
  );
  // Shorter words, such as "that" and "with", are in any text.
  const about = [...names, ...said.filter((it) => it.length > 4 && !pain.has(it))].join(" ");
  return shown.map((it) => (own.includes(it) ? { ...it, about } : it));
}

/** What follows these words is what a picture shows a part of, in six languages. */
const OF = /\s(?:of|from|von|vom|des|der|de|del|du|di|della|do|da)\s/i;

/**
 * The pictures, of which those of a part or a material of the product say so: what their description is about is neither a
 * thing that is known nor what the product's name calls it, as "the sole of the Tern", where it is for another one. A
 * close-up shows a part, too.
 */
function partsAmong(
  pictures: readonly ProductPicture[],
  own: readonly ProductPicture[],
  { name, language, description }: Told,
): ProductPicture[] {
  const nouns = stems(productNoun({ name, language }));
  const isWhole = (it: ProductPicture) => {
    const { alt, isScreen } = it;
    const [head = ""] = mainPart(alt).split(OF);
    const isKnown = thing(mainPart(alt)) !== undefined || stems(head).some((it) => nouns.includes(it));
    return isScreen || (isKnown && !isNear(it));
  };
  if (!own.some((it) => it.alt !== "" && isWhole(it))) return [...pictures];
  const materials = materialsIn(description, nouns);
  const isMaterial = ({ alt }: ProductPicture) => stems(alt.split(OF)[0] ?? "").some((it) => materials.includes(it));
  return pictures.map((it) => {
    if (!own.includes(it) || it.alt === "" || isWhole(it)) return it;
    return { ...it, isPart: true, ...(isMaterial(it) && { isMaterial: true }) };
  });
}

/** What a product is made of, up to the end of the phrase. Our own choice. */
const MATERIAL_WORDS = 6;

/** What the product's noun is said to be of: the brick and the gravel of "we lay paths of reclaimed brick and gravel". */
function materialsIn(description: string, nouns: readonly string[]): string[] {
  const [before = "", ...after] = description.split(OF);
  const [last = ""] = stems(before).slice(-1);
  if (!nouns.includes(last)) return [];
  const [phrase = ""] = after.join(" ").split(/[.,;:!?]/);
  return stems(phrase.trim().split(/\s+/).slice(0, MATERIAL_WORDS).join(" "));
}
