import type { Beat } from "../script/script.ts";
import { isAbout, namedIn, stems } from "./named-in.ts";
import { hasViews, type ProductPicture } from "./photos/product-picture.ts";
import { isUnnamedBeside, isUnnamedPart, opensWithProduct } from "./picture-cost.ts";
import type { PicturePlan } from "./picture-plan.ts";

type Words = Pick<Beat, "title" | "line" | "body" | "imagePrompt" | "role">;
type Given = {
  /** The beats whose picture may change, by their place in the script. */
  open: readonly (Words & { index: number })[];
  plan: PicturePlan;
  offered: readonly ProductPicture[];
};

/** Each beat's picture by its key; null or undefined for none. */
type Keys = readonly (string | null | undefined)[];

/**
 * The same pictures in another order, so that no two of the same thing stand side by side: two beats change their
 * pictures, or one shows a picture that is shown elsewhere, too, or both. All beats together
 * name no less of what they show, and the turn, the call to action and, where that matters, the hook keep the product.
 */
export function alikeApart(shown: Keys, { open, plan, offered }: Given): Keys {
  const pictures = new Map(offered.map((it) => [it.key, it]));
  const named = (keys: Keys) =>
    open.reduce((sum, { index, ...words }) => {
      const picture = pictures.get(keys[index] ?? "");
      return sum + (picture ? namedIn(picture, words, offered) : 0);
    }, 0);
  const usesIn = (keys: Keys, key: string) => keys.filter((it) => it === key).length;
  const isOften = (keys: Keys, key: string) => usesIn(keys, key) > Math.max(plan.uses, usesIn(shown, key));
  // What stands beside itself does so in another view.
  const isPair = (at: number) => shown[at] === shown[at + 1];
  // Where the product is spoken of, two parts of it are better than two faces of the same cat.
  const mayFollow = (key: string, at: number) => {
    const picture = pictures.get(key);
    const after = open.find(({ index }) => index === at + 1);
    return picture !== undefined && after !== undefined && hasViews(picture) && isAbout(picture, after);
  };
  const isMisplaced = (keys: Keys, key: string | null | undefined, at: number) => {
    const isMore = (it: string) => usesIn(keys, it) > usesIn(shown, it);
    const [picture, place] = [pictures.get(key ?? ""), open.find(({ index }) => index === at)];
    if (key === shown[at] || !picture || !place) return false;
    return (
      (plan.isStory && isUnnamedPart(picture, place, offered)) ||
      ((!plan.isSlideshow || isMore(picture.key)) && isUnnamedBeside(picture, place, offered))
    );
  };
  const isAllowed = (keys: Keys) =>
    shown.every((key) => keys.includes(key)) &&
    !keys.some((key, at) => isMisplaced(keys, key, at)) &&
    !keys.some(
      (key, at) => key && ((key === keys[at + 1] && !isPair(at) && !mayFollow(key, at)) || isOften(keys, key)),
    ) &&
    named(keys) >= named(shown);
  const twice = (keys: Keys) => keys.filter((key, at) => key && key === keys[at + 1]).length;
  const pairs = pairsAmong(offered);
  if (pairs(shown) === 0) return shown;
  const hasParts = offered.some(({ isPart }) => isPart);
  const isFree = ({ index, role }: Given["open"][number]) => {
    const picture = pictures.get(shown[index] ?? "");
    const isKept = role === "ask" || role === "turn" || (role === "hook" && opensWithProduct(offered));
    return picture !== undefined && (!isKept || (picture.about === undefined && !hasParts));
  };
  const places = open.filter(isFree).map(({ index }) => index);
  const orders = places.flatMap((one) => places.map((other) => shown.with(one, shown[other]).with(other, shown[one])));
  const [best] = orders
    .flatMap((keys) => [keys, ...places.flatMap((at) => open.map(({ index }) => keys.with(at, keys[index])))])
    .filter((keys) => pairs(keys) < pairs(shown) && isAllowed(keys))
    .toSorted((a, b) => pairs(a) - pairs(b) || twice(a) - twice(b));
  return best ?? shown;
}

/** Counts how often two pictures of the same thing stand side by side; another view of one is meant to follow it. */
export function pairsAmong(offered: readonly ProductPicture[]): (keys: Keys) => number {
  const alike = new Map(
    offered.map((one) => [
      one.key,
      offered.filter((it) => it.key !== one.key && areAlike(one, it, offered)).map(({ key }) => key),
    ]),
  );
  return (keys) => keys.filter((key, at) => alike.get(key ?? "")?.includes(keys[at + 1] ?? "")).length;
}

/**
 * Whether two pictures show the same thing, by their words: a cat, and its face from near. Only words that tell pictures
 * apart count: where every picture is of a shoe, "shoe" makes no two of them alike.
 */
export function areAlike(one: ProductPicture, other: ProductPicture, offered: readonly ProductPicture[]): boolean {
  const known = new Set(stems(other.words));
  const shared = stems(one.words).filter((stem) => known.has(stem) && !FILE_WORDS.has(stem));
  return shared.some((stem) => !offered.every(({ words }) => stems(words).includes(stem)));
}

/** Words that a camera or a shop gives any picture. */
const FILE_WORDS = new Set(
  stems("photo photograph picture image jpeg webp foto bild imagen screenshot product produkt"),
);
