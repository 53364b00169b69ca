import { isWeak } from "../overlays/firmly-marked.ts";
import type { Beat } from "../script/script.ts";
import { type PicturePlan, TWICE } from "./picture-plan.ts";
import { hasViews, type ProductPicture, plainWords } from "./product-picture.ts";

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
/** Of two that are shown again, the product is worth it. */
const BESIDE_IT_AGAIN = 2.5;
/** In a video, what is beside the product stands once. */
const IN_STORY = 100;
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
/** Shorter words say little about a picture. */
const TELLING = 4;
/** Words that begin alike speak of the same thing: "replaced", "replaceable". */
const ALIKE = 5;
/** "Paths" are "path". */
const PLURAL = /(?<=\p{L}{4})s$/u;
/** Of what is said of the product: of its pictures, the one that itself is named fits better. */
const MOST_TOLD = 1;
/** More than this that is named makes no picture fit better. */
const MOST_NAMED = 2;

/** A close-up, by its words: it leaves no room for the words of a look. */
export const CLOSE_UP = /\b(close up|closeup|detail|macro|nahaufnahme|de cerca|primer plano|gros plan|primo piano)\b/;

/** What follows these words is near what a picture shows, in six languages: "a spoon beside the cup" shows no cup. */
export const NEAR =
  /\b(?:beside|next to|near|close to|neben|in der nähe|al lado de|junto a|cerca de|à côté|près d|accanto|vicino a|ao lado d|perto d)/iu;

type Words = Pick<Beat, "title" | "line" | "body" | "imagePrompt">;
type Named = Words & Pick<Beat, "role">;
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
  const repeated = isWanted ? 0 : isAbout(picture, place) || isKept ? Math.max(0, uses - again) : uses;
  const endsStory = plan.isStory === true && isEnd;
  const ends = place.role === "ask" || endsStory || isWaiting;
  const isLess = plan.isStory ? isLessOfWhole : isLessTold;
  const isFree = !Number.isFinite(plan.uses);
  const inOtherView = plan.hasViews === true || isWellNamed(picture, place, offered);
  const isOnly = offered.every((it) => it === picture || it.about === undefined);
  return (
    (isFree && isOnly && isAbout(picture, place) ? 0 : repeated * (isFree ? SHOWN_FREELY : REPEATED)) +
    (followsItself && !picture.isScreen ? FOLLOWS_ITSELF[inOtherView ? "inOtherView" : "asItIs"] : 0) +
    (followsItself && plan.hasViews && !isOnly && !isWellNamed(picture, place, offered)
      ? FOLLOWS_ITSELF_BESIDE_OTHERS
      : 0) +
    (picture.isScreen === wantsScreen ? 0 : OTHER_KIND) +
    (1 - Math.min(ratio, 1 / ratio)) * CROPPED -
    namedIn(picture, place, offered) * NAMED -
    (plan.isSingle && isFirstNamed(picture, place, offered) ? FIRST_NAMED : 0) +
    (picture.about === undefined ? 0 : place.role === "pain" ? NAMED : -PRODUCT) +
    closeUpCost(picture, facts) +
    (isBesideProduct(picture) || (ends && isElse(picture, offered))
      ? besideCost(place, plan.isStory ? uses * IN_STORY : uses, ends)
      : 0) +
    (isPartForWhole(picture, place, { plan, offered }) ? PART : 0) +
    (isLess(picture, offered) ? (endsStory ? LESS_TOLD_AT_END : isOpening(place) ? LESS_TOLD : 0) : 0) +
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

/** Whether a picture is a close-up, by its words, or shows a part of the product only. */
export const isNear = ({ words, isPart }: Pick<ProductPicture, "words" | "isPart">): boolean =>
  isPart === true || CLOSE_UP.test(words);

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
const isBesideProduct = ({ alt }: ProductPicture): boolean => NEAR.test(alt);

/** Whether a picture shows something else, though there is a picture of the product. */
const isElse = ({ about }: ProductPicture, offered: readonly ProductPicture[]): boolean =>
  about === undefined && offered.some((it) => it.about !== undefined);

/** Whether a part of the product would open or end a still, or stand alone, though its words do not name that part. */
const isPartForWhole = (picture: ProductPicture, place: Place, { plan, offered }: Pick<Facts, "plan" | "offered">) =>
  picture.isPart === true &&
  plan.isStill === true &&
  (plan.standsAlone === true || (isEndOrTurn(place) && !isWellNamed(picture, place, offered)));

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

/**
 * How much of what a picture shows is named in a beat, 0 to 2. Words that all pictures have tell none apart; what the
 * beat says counts twice as much as what its generated picture would show. What is said of the product names the picture
 * that shows it. A pain names no picture of the product: it takes one of something else.
 */
export function namedIn(picture: ProductPicture, place: Named, offered: readonly ProductPicture[]): number {
  if (place.role === "pain" && picture.about !== undefined) return 0;
  const others = offered.filter(({ key }) => key !== picture.key).map(({ words }) => new Set(stems(words)));
  const telling = stems(picture.words).filter((stem) => others.length === 0 || !others.every((it) => it.has(stem)));
  const said = new Set(stems([place.title, place.line, place.body].join(" ")));
  const asked = new Set(stems(place.imagePrompt));
  const about = stems(picture.about ?? "").filter((stem) => !telling.includes(stem));
  const sum = (known: readonly string[]) =>
    known.reduce((total, stem) => total + (said.has(stem) ? 1 : asked.has(stem) ? 0.5 : 0), 0);
  return Math.min(MOST_NAMED, sum(telling) + Math.min(MOST_TOLD, sum(about)));
}

/** Whether a beat is about what only this picture shows: its words hold two of the picture's own. */
export const isWellNamed = (picture: ProductPicture, place: Named, offered: readonly ProductPicture[]): boolean =>
  namedIn(withoutAbout(picture), { ...place, imagePrompt: "" }, offered) >= MOST_NAMED;

const withoutAbout = ({ about: _, ...picture }: ProductPicture): ProductPicture => picture;

/** Whether a beat speaks of the product, or of what it can do, and this picture is the one that shows it. */
export function isAbout({ about }: ProductPicture, { title, line, body }: Words): boolean {
  if (about === undefined) return false;
  const known = new Set(stems(about));
  return stems([title, line, body].join(" ")).some((it) => known.has(it));
}

/** The beginnings of the telling words of a text; "from" and "with" tell nothing. */
export const stems = (text: string): string[] => [
  ...new Set(
    plainWords(text)
      .split(" ")
      .filter((word) => word.length >= TELLING && !isWeak(word))
      .map((word) => word.replace(PLURAL, "").slice(0, ALIKE)),
  ),
];
