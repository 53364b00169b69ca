import type { Beat } from "../script/script.ts";
import { isAbout, isWellNamed, namedIn, stems, withoutAbout } from "./named-in.ts";
import { isCutOff } from "./parts/is-cut-off.ts";
import { hasViews, type ProductPicture } from "./photos/product-picture.ts";
import { type PicturePlan, TWICE } from "./picture-plan.ts";

/**
 * What counts against a picture, the worst first. A repetition outweighs what follows together. At the beginning, at the turn and at
 * the end the product is shown again before what is only near it. Our own choice.
 */
const BESIDE_IT = 150;
const REPEATED = 100;
/** Where the product itself belongs, it is shown in a second view before a part of it is. */
const PART = 110;
/** The same, in a look that shows a picture as often as it likes: another one is better, one that is named is best. */
const SHOWN_FREELY = 1;
/** Beside itself a picture is another view of it, or only stands longer: another one that fits is better. */
const FOLLOWS_ITSELF = { inOtherView: 0.5, asItIs: 2 };
/** In a video, where another photo shows the product, too, and the words do not name this one: even a close-up is better. */
const FOLLOWS_ITSELF_BESIDE_OTHERS = 2.5;
/** The one picture of a joke shows what its first word names. */
const FIRST_NAMED = 1.5;
/** A joke that does not speak of the product is about what it is for: the cat, and not its brush. */
const JOKE_ON_ELSE = 1.5;
/** Of two that are shown again, the product is worth it. */
const BESIDE_IT_AGAIN = 2.5;
/** Where two photos or more show the whole, a video shows a part only where its own words are said, and anything shows so what is beside it. */
const PART_UNNAMED = 250;
/** What a piece opens with, and what comes "after", is what the brief says most of: the path, and not its gravel. */
const LESS_TOLD = 1.3;
/** What it ends with stays: the product once more, in another view, is better than less of it. */
const LESS_TOLD_AT_END = 4;
const OTHER_KIND = 2;
const CROPPED = 1.5;
const NAMED = 1.2;
const CLOSE = 1.4;
/** A video begins and ends with the whole product: a close-up has no name that is read, and no shape that is known again. */
const OPENS_CLOSE = 2.4;
const ENDS_CLOSE = 3;
/** A close-up has no other view. */
const CLOSE_AGAIN = 1;
const PRODUCT = 0.5;
const SMALL = 0.5;
const STILL = 0.4;
const LATER = 0.3;

/** Below this a picture is enlarged, in pixels. */
const SHARP_PX = 720;

/** A close-up, by its words: it leaves no room for the words of a look. */
export const CLOSE_UP = /\b(close up|closeup|detail|macro|nahaufnahme|de cerca|primer plano|gros plan|primo piano)\b/;

/** What follows these words is near what a picture shows, in six languages: "a spoon beside the cup" shows no cup. */
export const NEAR =
  /\b(?:beside|next to|near\b(?! by\b)|close to|neben|in der nähe|al lado de|junto a|cerca de|à côté|près d|accanto|vicino a|ao lado d|perto d)/iu;

type Named = Pick<Beat, "title" | "line" | "body" | "imagePrompt" | "role">;
type Words = Pick<Beat, "title" | "line" | "body" | "imagePrompt">;
type Place = Words & Pick<Beat, "shot" | "role">;
type Facts = {
  place: Place;
  plan: PicturePlan;
  offered: readonly ProductPicture[];
  uses: number;
  at: number;
  followsItself?: boolean;
  /** The last beat, whatever its role. */
  isEnd?: boolean;
  /** The fewest uses of any picture that shows the whole product. */
  wholeUses?: number;
  /** Whether some other picture has not been shown yet. */
  hasUnshown?: boolean;
};

/**
 * How badly a picture fits a beat; the lowest is the best. `uses` is how often it is shown already, `at` its place in
 * the order of preference, `offered` all pictures to choose from; `followsItself`: a beat beside it shows it, too.
 */
export function pictureCost(picture: ProductPicture, facts: Facts) {
  const { place, plan, offered, uses, at, followsItself = false, isEnd = false, wholeUses = uses, hasUnshown } = facts;
  const wantsScreen = plan.prefers === "screen" || place.shot === "screen";
  const ratio = picture.width / picture.height / plan.ratio;
  const isSmall = Math.min(picture.width, picture.height) < SHARP_PX;
  // The product stands once more where it is spoken of, before a picture of something else does.
  const again = plan.hasViews && hasViews(picture) ? 2 : 1;
  const isWanted = plan.isStill === true && isWellNamed(picture, place, offered);
  // The product waits below the opening words, and may take the page, too.
  const isWaiting = plan.saysHook === true && (place.role === "hook" || place.role === "proof");
  const isAtEdge = opens(place, plan) || isEnd || isWaiting;
  const mayBeKept = plan.isStory === true && (isAtEdge || (plan.uses > TWICE && !hasUnshown));
  const isKept = mayBeKept && uses <= wholeUses && showsMost(picture, offered);
  const endsStory = plan.isStory === true && isEnd;
  const repeated = isWanted ? 0 : isAbout(picture, place) || isKept ? Math.max(0, uses - again) : uses;
  const isLess = plan.isStory ? isLessOfWhole : isLessTold;
  // Where the same photo would be seen three times, the end shows what else the product is made of.
  const endsOnMaterial = endsStory && plan.halves !== undefined && offered.some(({ isMaterial }) => isMaterial);
  const endsOnLess = endsOnMaterial ? !picture.isMaterial : isLess(picture, offered);
  const ends = place.role === "ask" || endsStory || isWaiting;
  const isFree = !Number.isFinite(plan.uses);
  const inOtherView = plan.hasViews === true || isWellNamed(picture, place, offered);
  const isOnly = offered.every((it) => it === picture || it.about === undefined);
  return (
    (isFree && ((isOnly && isAbout(picture, place)) || isWellNamed(picture, place, offered))
      ? 0
      : repeated * (isFree ? SHOWN_FREELY : REPEATED)) +
    (followsItself && !picture.isScreen ? FOLLOWS_ITSELF[inOtherView ? "inOtherView" : "asItIs"] : 0) +
    (followsItself && plan.hasViews && !isOnly && !isWellNamed(picture, place, offered)
      ? FOLLOWS_ITSELF_BESIDE_OTHERS
      : 0) +
    (picture.isScreen === wantsScreen ? 0 : OTHER_KIND) +
    (1 - Math.min(ratio, 1 / ratio)) * CROPPED -
    namedIn(picture, place, offered) * NAMED -
    (plan.isSingle && isFirstNamed(picture, place, offered) ? FIRST_NAMED : 0) -
    (plan.isSingle && isElse(picture, offered) && !offered.some((it) => isAbout(it, place)) ? JOKE_ON_ELSE : 0) +
    (picture.about === undefined ? 0 : place.role === "pain" ? NAMED : -PRODUCT) +
    closeUpCost(picture, facts) +
    (plan.isStory && (isEnd || isEndOrTurn(place)) && isCutOff(picture, offered) ? ENDS_CLOSE : 0) +
    (isBesideProduct(picture) || ((ends || (plan.isStory && place.role === "turn")) && isElse(picture, offered))
      ? besideCost(place, besideUses(picture, facts), ends)
      : 0) +
    (isPartForWhole(picture, place, { plan, offered }) ? PART : 0) +
    (plan.isStory && isUnnamedPart(picture, place, offered) ? PART_UNNAMED : 0) +
    (endsStory && endsOnLess ? LESS_TOLD_AT_END : 0) +
    (!endsStory && isOpening(place) && isLess(picture, offered) ? LESS_TOLD : 0) +
    (isSmall ? SMALL : 0) +
    (plan.takesClips && picture.kind === "image" ? STILL : 0) +
    Math.min(at, 4) * LATER
  );
}

/**
 * Whether the product comes in here: at the beginning, after the reaction that a demonstration begins with, after a person's first
 * words, or beside the state before.
 */
export const opens = ({ role }: Pick<Place, "role">, { product, halves }: PicturePlan): boolean =>
  role === "turn"
    ? product === "demo" || product === "talk" || halves?.turn !== undefined
    : role === "hook" && product !== "demo";

/** What counts against a close-up: under the words of a look, and in a video at both ends and where one follows another. */
function closeUpCost(picture: ProductPicture, { place, plan, followsItself, isEnd }: Facts): number {
  const underWords = plan.words !== null && CLOSE_UP.test(picture.words) ? CLOSE : 0;
  if (!plan.isStory || !isNear(picture)) return underWords;
  if (place.role === "ask" || isEnd) return underWords + ENDS_CLOSE;
  return underWords + (opens(place, plan) ? OPENS_CLOSE : followsItself ? CLOSE_AGAIN : 0);
}

/** Whether a picture shows more of the product than others do: all of what one shows from near, or more of what is said of it. */
export const showsMost = (picture: ProductPicture, offered: readonly ProductPicture[]): boolean =>
  !isNear(picture) &&
  (picture.about === undefined
    ? offered.some(isNear) && offered.every(({ about }) => about === undefined)
    : opensWithProduct(offered) && !isBesideProduct(picture) && !isLessOfWhole(picture, offered));

/** Whether a picture is a close-up, by its words, or shows a part of the product only. All of a path can be its gravel. */
export const isNear = ({
  words,
  isPart,
  isMaterial,
}: Pick<ProductPicture, "words" | "isPart" | "isMaterial">): boolean =>
  (isPart === true && isMaterial !== true) || CLOSE_UP.test(words);

/** Whether the words name what this picture shows before they name what any other one does. */
function isFirstNamed(picture: ProductPicture, { title, line, body }: Words, offered: readonly ProductPicture[]) {
  const said = stems([title, line, body].join(" "));
  const namedAt = ({ words }: ProductPicture) => {
    const shown = new Set(stems(words));
    const at = said.findIndex((it) => shown.has(it) && !offered.every((other) => stems(other.words).includes(it)));
    return at === -1 ? said.length : at;
  };
  const own = namedAt(picture);
  return own < said.length && offered.every((it) => namedAt(it) >= own);
}

/** Whether a picture shows what is only near the product, by its description. */
export const isBesideProduct = ({ alt }: ProductPicture): boolean => NEAR.test(alt);

/** As many uses as count against what is beside the product: where it is not named, a slideshow shows it once, and other looks do not. */
function besideUses(picture: ProductPicture, { place, plan, offered, uses }: Facts): number {
  if (!isUnnamedBeside(picture, place, offered)) return uses;
  return plan.isSlideshow ? uses * PART_UNNAMED : uses + PART_UNNAMED;
}

/** Whether a beat says nothing of what a picture shows beside the product, and several others show the product. */
export const isUnnamedBeside = (picture: ProductPicture, place: Named, offered: readonly ProductPicture[]): boolean =>
  Boolean(picture.alt.split(NEAR)[1]?.trim()) &&
  offered.filter((it) => !isBesideProduct(it)).length > 1 &&
  saidOf(picture, place, offered) === 0;

/** Whether a picture shows something else, though there is a picture of the product. */
const isElse = ({ about }: ProductPicture, offered: readonly ProductPicture[]): boolean =>
  about === undefined && offered.some((it) => it.about !== undefined);

/**
 * Whether a part of the product would open or end a still, or stand alone, though its words do not name that part; or stand
 * where they name what another picture shows, as a sole beside "two pairs".
 */
const isPartForWhole = (picture: ProductPicture, place: Place, { plan, offered }: Pick<Facts, "plan" | "offered">) =>
  picture.isPart === true &&
  plan.isStill === true &&
  (plan.standsAlone === true ||
    (isEndOrTurn(place) && !isWellNamed(picture, place, offered)) ||
    (saidOf(picture, place, offered) === 0 && offered.some((it) => !it.isPart && saidOf(it, place, offered) >= 1)));

/** How much of what tells a picture from the others is said in a beat. */
const saidOf = (picture: ProductPicture, place: Named, offered: readonly ProductPicture[]): number =>
  namedIn(withoutAbout(picture), { ...place, imagePrompt: "" }, offered);

/** Whether a beat says nothing of the part that a picture shows, and several others show the whole. */
export const isUnnamedPart = (picture: ProductPicture, place: Named, offered: readonly ProductPicture[]): boolean =>
  isPartUnnamed(picture, place, offered) &&
  offered.filter((it) => !isNear(it) && !isBesideProduct(it) && !isElse(it, offered)).length > 1;

/** Whether a beat says nothing of the part that a picture shows. */
export const isPartUnnamed = (picture: ProductPicture, place: Named, offered: readonly ProductPicture[]): boolean =>
  picture.isPart === true && isNear(picture) && saidOf(picture, place, offered) === 0;

const isEndOrTurn = ({ role }: Pick<Place, "role">): boolean => role === "hook" || role === "turn" || role === "ask";

const isOpening = ({ role }: Place): boolean => role === "hook" || role === "turn";

/** Whether a picture shows the product, and another one more of what the brief says of it. */
const isLessTold = (picture: ProductPicture, offered: readonly ProductPicture[]): boolean =>
  picture.about !== undefined && offered.some((it) => toldOn(it) > toldOn(picture));

/** The same of a video, which ends with no close-up, whatever its description names. */
const isLessOfWhole = (picture: ProductPicture, offered: readonly ProductPicture[]): boolean =>
  isLessTold(
    picture,
    offered.filter((it) => !isNear(it)),
  );

/** Whether it matters which picture a piece opens with: some show less of the product, or only what is beside it. */
export const opensWithProduct = (offered: readonly ProductPicture[]): boolean =>
  offered.some((it) => isBesideProduct(it) || isLessTold(it, offered) || it.isPart);

/** How much of what is said of the product is seen on a picture that shows it, by its words. */
function toldOn({ about, words }: ProductPicture): number {
  const known = new Set(stems(about ?? ""));
  return stems(words).filter((it) => known.has(it)).length;
}

function besideCost({ role }: Place, uses: number, ends: boolean): number {
  if (isEndOrTurn({ role }) || ends) return BESIDE_IT;
  return uses * BESIDE_IT_AGAIN;
}
