import type { Beat } from "../../script/script.ts";
import { pairsAmong } from "../alike-apart.ts";
import { namedIn, withoutAbout } from "../named-in.ts";
import { hasViews, type ProductPicture } from "../photos/product-picture.ts";
import { isPartUnnamed, isUnnamedBeside } from "../picture-cost.ts";
import type { PicturePlan } from "../picture-plan.ts";

type Words = Pick<Beat, "title" | "line" | "body" | "imagePrompt" | "role">;
type Given = {
  /** The beats whose picture may change, by their place in the script. */
  open: readonly (Words & { index: number })[];
  plan: PicturePlan;
  offered: readonly ProductPicture[];
};
/** Each beat's picture by its key; null or undefined for none. */
type Keys = readonly (string | null | undefined)[];

/** What a change has to gain, and what counts against one, as `namedIn` counts. Our own choice. */
const GAIN = 0.3;
/** A picture beside itself. */
const FOLLOWS = 0.2;
/** Two pictures of the same thing side by side. */
const ALIKE = 0.1;
/** A part of the product, or what is beside it, where neither is named; the first one is a change in a slideshow. */
const UNNAMED = 0.5;

/**
 * The same pictures in another order, or one of them for another time, where a beat names a part that its picture does not show: the choice beat by beat gives away
 * the toe before the beat about the toe comes. The beginning and the end stay, all pictures are still seen, none more often
 * than before any, and none follows itself unless a part of it is named. Source: ADR 181.
 */
export function partsInPlace(shown: Keys, { open, plan, offered }: Given): Keys {
  if (offered.every(({ parts }) => parts === undefined)) return shown;
  const pictures = new Map(offered.map((it) => [it.key, it]));
  const named = (key: string | null | undefined, place: Words) => {
    const picture = pictures.get(key ?? "");
    return picture ? namedIn(withoutAbout(picture), { ...place, imagePrompt: "" }, offered) : 0;
  };
  const pairs = pairsAmong(offered);
  const isLess = (key: string | null | undefined, place: Words) => {
    const picture = pictures.get(key ?? "");
    return (
      picture !== undefined && (isUnnamedBeside(picture, place, offered) || isPartUnnamed(picture, place, offered))
    );
  };
  const unnamed = (keys: Keys) => open.filter((place) => isLess(keys[place.index], place)).length;
  const allowed = plan.isSlideshow ? 1 : 0;
  const follows = (keys: Keys, at: number) => Boolean(keys[at]) && keys[at] === keys[at + 1];
  const worth = (keys: Keys) =>
    open.reduce((sum, place) => sum + named(keys[place.index], place), 0) -
    keys.filter((_, at) => follows(keys, at)).length * FOLLOWS -
    pairs(keys) * ALIKE -
    Math.max(0, unnamed(keys) - allowed) * UNNAMED;
  // What no beat names need not be seen.
  const isNeeded = (key: string | null | undefined) => open.some((place) => !isLess(key, place));
  const isEnd = ({ index, role }: Given["open"][number]) =>
    index === 0 || index === shown.length - 1 || role === "hook" || role === "ask";
  const places = open.filter((it) => !isEnd(it) && pictures.has(shown[it.index] ?? ""));
  const uses = (keys: Keys, key: string | null | undefined) => keys.filter((it) => it === key).length;
  const most = Math.max(...offered.map(({ key }) => uses(shown, key)), Number.isFinite(plan.uses) ? plan.uses : 0);
  // Beside all of it, a part of it is another view.
  const mayFollow = (keys: Keys, at: number) => {
    const picture = pictures.get(keys[at] ?? "");
    const both = open.filter(({ index }) => index === at || index === at + 1);
    return picture !== undefined && hasViews(picture) && both.some((it) => named(picture.key, it) > 0);
  };
  const isAllowed = (keys: Keys) =>
    shown.every((key) => keys.includes(key) || !isNeeded(key)) &&
    keys.every((key) => uses(keys, key) <= Math.max(most, uses(shown, key))) &&
    keys.every((_, at) => !follows(keys, at) || follows(shown, at) || mayFollow(keys, at)) &&
    places.every(
      ({ index, role }) => role !== "turn" || !pictures.get(keys[index] ?? "")?.isPart || keys[index] === shown[index],
    );
  const wholes = offered.filter((it) => !it.isPart && (it.about !== undefined || offered.every(({ about }) => !about)));
  // The beginning and the end change only for another picture of the whole, and with the beat beside them.
  const choicesAt = (at: number): readonly ProductPicture[] => {
    if (places.some(({ index }) => index === at)) return offered;
    const isOpen = open.some(({ index }) => index === at) && pictures.has(shown[at] ?? "");
    return isOpen && !pictures.get(shown[at] ?? "")?.isPart ? wholes : [];
  };
  const ends = [0, shown.length - 1];
  const swapped = places.flatMap(({ index: one }) =>
    places.map(({ index: other }) => shown.with(one, shown[other]).with(other, shown[one])),
  );
  const inTurn = swapped.flatMap((keys) => [
    keys,
    ...ends.flatMap((end) => choicesAt(end).map(({ key }) => keys.with(end, key))),
  ]);
  const given = places.flatMap(({ index: one }) => [
    ...offered.map(({ key }) => shown.with(one, key)),
    ...[one - 1, one + 1].flatMap((other) =>
      choicesAt(other).flatMap((its) => offered.map(({ key }) => shown.with(one, key).with(other, its.key))),
    ),
  ]);
  const [best] = [...inTurn, ...given]
    .filter(isAllowed)
    .map((keys) => ({ keys, worth: worth(keys) }))
    .toSorted((a, b) => b.worth - a.worth);
  if (!best || best.worth < worth(shown) + GAIN) return shown;
  return partsInPlace(best.keys, { open, plan, offered });
}
