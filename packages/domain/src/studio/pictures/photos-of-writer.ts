import { promisesDetails } from "../../promises/index.ts";
import type { Beat, Script } from "../script/script.ts";
import { mostUses } from "./most-uses.ts";
import { isWellNamed } from "./named-in.ts";
import { isCutOff } from "./parts/is-cut-off.ts";
import { namedParts } from "./parts/named-parts.ts";
import { hasViews, type ProductPicture } from "./photos/product-picture.ts";
import { isBesideProduct, isNear, opens } from "./picture-cost.ts";
import { pictureDemand } from "./picture-demand.ts";
import type { PicturePlan } from "./picture-plan.ts";

type Given = {
  plan: PicturePlan;
  offered: readonly ProductPicture[];
  /** The pictures that the writer was told of, in the order of their numbers. */
  told: readonly ProductPicture[];
};

/** What the writer of a script named for a beat: a picture, none of them ("else"), or nothing that holds (null). */
export type Named = ProductPicture | "else" | null;

/**
 * The photo that the writer named for each beat, as far as it holds. A number is dropped alone, and its beat takes what its
 * words name, if there is no such photo, if the beat shows none, if it would open or end a piece with less than the product
 * although a photo shows all of it and no closer look is promised, or if it comes back while another photo has not been named, or beside itself. Only a
 * pain and a list item may do without the product's photos: hook, turn, proof and ask show the product. Source: ADR 196.
 */
export function photosOfWriter(beats: Script["beats"], { plan, offered, told }: Given): Named[] {
  const wanted = beats.map(({ photo }) => offered.find(({ key }) => key === told[(photo ?? 0) - 1]?.key));
  // A joke in one picture shows what any of its lines speaks of.
  if (plan.isSingle) wanted[0] ??= wanted.find((it) => it !== undefined);
  const isAllNamed = offered.every((it) => wanted.includes(it));
  const last = beats.length - 1;
  const kept: Named[] = [];
  for (const [index, beat] of beats.entries()) {
    const picture = wanted[index];
    const place = { ...beat, index };
    if (picture === undefined) {
      // One of the time before that another beat shows is none of the product, either.
      const isElse = beat.photo === 0 || told[(beat.photo ?? 0) - 1]?.half === "before";
      kept.push(isElse && mayShowElse(place, last, plan) ? "else" : null);
      continue;
    }
    const uses = kept.filter((it) => it === picture).length;
    const comesBack = isAllNamed
      ? uses < mostUses(picture, plan, offered)
      : uses === 0 || (index === last && uses === 1);
    const fits =
      pictureDemand(plan, place) !== "never" &&
      (comesBack || !Number.isFinite(plan.uses)) &&
      (kept[index - 1] !== picture || mayFollow(picture, beat, plan)) &&
      (!isEdge(place, last, plan) ||
        showsAll(picture, place, { plan, offered }) ||
        isSpokenOf(picture, place, plan) ||
        isCloserLook(place));
    const isElse = pictureDemand(plan, place) === "never" && mayShowElse(place, last, plan);
    kept.push(fits ? picture : isElse ? "else" : null);
  }
  return kept;
}

type Place = Beat & { index: number };

const mayShowElse = ({ role, index }: Place, last: number, { isSingle }: PicturePlan): boolean =>
  (role === "point" || role === "pain") && index > 0 && index < last && !isSingle;

const isEdge = (place: Place, last: number, plan: PicturePlan): boolean =>
  plan.standsAlone === true ||
  place.index === last ||
  place.role === "hook" ||
  place.role === "ask" ||
  opens(place, plan) ||
  (place.role === "turn" && (plan.isStory === true || (plan.isStill === true && plan.isSlideshow !== true)));

/**
 * Whether a photo may open or end a piece: it shows the whole product, none does, or two words of the beat are about this one. As the product
 * comes into a film, and as that ends, no end of it is cut off, and nothing else stands for it. Source: ADR 227.
 */
function showsAll(picture: ProductPicture, beat: Beat, { plan, offered }: Omit<Given, "told">): boolean {
  const isOfFilm = plan.isStory === true && (beat.role === "turn" || beat.role === "ask");
  const hasOwn = offered.some(({ about }) => about !== undefined);
  const isLess = (it: ProductPicture) =>
    it.isPart === true ||
    isNear(it) ||
    isBesideProduct(it) ||
    (isOfFilm && (isCutOff(it, offered) || (hasOwn && it.about === undefined)));
  if (isOfFilm && isLess(picture) && !offered.every(isLess)) return false;
  return !isLess(picture) || offered.every(isLess) || isWellNamed(picture, beat, offered);
}

/** Beside itself a photo is another view of it, of a part that the words name. */
const mayFollow = (picture: ProductPicture, beat: Beat, { uses }: PicturePlan): boolean =>
  !Number.isFinite(uses) || (hasViews(picture) && namedParts(picture.parts ?? [], beat).length > 0);

/** "The Tern 2, up close": the hook promises less than the whole of it. */
const isCloserLook = ({ role, title }: Place): boolean => role === "hook" && promisesDetails(title);

/** A customer may speak of a part, as of the new sole: the page shows that one. */
const isSpokenOf = (picture: ProductPicture, place: Place, { standsAlone }: PicturePlan): boolean =>
  standsAlone === true && place.role === "proof" && namedParts(picture.parts ?? [], place).length > 0;
