import { namedObjects } from "../../../objects/index.ts";
import { isGladJoke, promisesChange, promisesMistakes, saysHow } from "../../../promises/index.ts";
import type { Beat } from "../../script/script.ts";
import { namedIn, PART_NAMED, stems } from "../named-in.ts";
import { isNear } from "../picture-cost.ts";
import type { PicturePlan } from "../picture-plan.ts";
import { faceOn } from "./face-on.ts";
import { pairedness, shownWorse } from "./pairs.ts";
import type { ProductPicture } from "./product-picture.ts";

/** Looks whose beats about the time without the product show no photo: a person speaks there, or nothing is shown. */
const WITHOUT: readonly PicturePlan["product"][] = ["none", "turn", "end"];

/** The photos of the time before the product, by their words, that a look may show: the box of receipts, the muddy path. Source: ADR 201. */
export function photosBefore(
  { product, isWide }: PicturePlan,
  pictures: readonly ProductPicture[],
): readonly ProductPicture[] {
  if (WITHOUT.includes(product)) return [];
  return pictures.filter(
    (it) => it.kind === "image" && it.half === "before" && !(isWide === true && faceOn(it) === "near"),
  );
}

/**
 * The photo of the state after that belongs to one of the state before: one that says so, else the one of the whole product that shows most of
 * the same subject. Undefined: none does.
 */
export function photoAfter(before: ProductPicture, pictures: readonly ProductPicture[]): ProductPicture | undefined {
  const [best] = wholeOf(pictures).toSorted((a, b) => pairedness(before, b) - pairedness(before, a));
  return best && pairedness(before, best) > 0 ? best : undefined;
}

/** What may stand for the state after: one that says so, or all of the product. */
function wholeOf(pictures: readonly ProductPicture[]): readonly ProductPicture[] {
  const photos = pictures.filter(({ kind, half }) => kind === "image" && half !== "before");
  const whole = photos.filter((it) => it.half === "after" || (!it.isPart && !isNear(it)));
  const own = whole.filter(({ about, half }) => about !== undefined || half === "after");
  return own.length > 0 ? own : whole;
}

type Given = {
  plan: PicturePlan;
  /** The hook of the piece: whether its list items are mistakes. */
  hook: string;
  /** The photos of the time before, and the pictures that the writer was told of, in the order of their numbers. */
  photos: readonly ProductPicture[];
  told: readonly ProductPicture[];
  /** All pictures of the product. */
  all: readonly ProductPicture[];
};

/**
 * The photo of the time before that each beat shows, each photo once. The state before shows one. What hurts, and a list item, shows
 * the one that its writer named; without a number what hurts, or is a mistake, the one that its words name. A hook that promises, a proof
 * and an ask never do. A hook has the one that its writer named, or whose trouble it names, if it is not glad. Source: ADR 201, ADR 206, ADR 218.
 */
export function beatsBefore(
  beats: readonly Beat[],
  { plan, hook, photos, told, all }: Given,
): readonly (ProductPicture | null)[] {
  const shown = beats.map((): ProductPicture | null => null);
  const give = (at: number, photo: ProductPicture | undefined) => {
    if (photo && !shown[at] && !shown.includes(photo)) shown[at] = photo;
  };
  const named = (photo: ProductPicture, beat: Beat) => namedIn(photo, { ...beat, imagePrompt: "" }, photos);
  const bestOf = (beat: Beat, given = photos) => given.toSorted((a, b) => named(b, beat) - named(a, beat))[0];
  const [first] = beats;
  const numbered = ({ photo = 0 }: Beat) => photos.find(({ key }) => key === told[photo - 1]?.key);
  if (first && plan.product === "after") give(0, bestOf(first, pairedOf(photos, all)));
  // Where the product waits below the hook, what hurts is above it.
  else if (
    first?.role === "hook" &&
    !plan.saysHook &&
    !plan.isSingle &&
    !GLAD.test(hook) &&
    !saysHow(hook) &&
    !isGladJoke(hook)
  ) {
    give(0, numbered(first));
    const troubles = photos.filter((it) => namesTrouble(hook, it, all) && !isElsewhere(beats[1], it));
    // One that no other beat has been given.
    const others = beats.slice(1).map(numbered);
    give(0, troubles.find((it) => !others.includes(it)) ?? troubles[0]);
  }
  const areMistakes = promisesMistakes(hook);
  const hurts = ({ role }: Beat, at: number) =>
    at > 0 && at < beats.length - 1 && (role === "pain" || (role === "point" && areMistakes));
  for (const [at, beat] of beats.entries()) {
    const photo = numbered(beat);
    const isJoke = plan.isSingle === true && at === 0;
    if (hurts(beat, at) || (beat.role === "point" && at > 0) || isJoke) give(at, photo);
  }
  for (const [at, beat] of beats.entries()) {
    const left = photos.filter((it) => !shown.includes(it) && named(it, beat) >= PART_NAMED);
    if (beat.photo === undefined && hurts(beat, at)) give(at, bestOf(beat, left));
  }
  return shown;
}

/** The photos of the time before that show the same subject as one of the product, those that show most of it first; else all. */
function pairedOf(photos: readonly ProductPicture[], all: readonly ProductPicture[]): readonly ProductPicture[] {
  const others = all.filter(({ half }) => half !== "before");
  const worth = (it: ProductPicture) => Math.max(0, ...wholeOf(all).map((after) => pairedness(it, after)));
  const paired = photos.filter((it) => shownWorse(it, others) && worth(it) > 0);
  return paired.length > 0 ? paired.toSorted((a, b) => worth(b) - worth(a)) : photos;
}

/** Whether the answer to a hook names things, and none that a photo shows: a shelf of creams, over a photo of dry ground. */
function isElsewhere(answer: Beat | undefined, { alt }: ProductPicture): boolean {
  if (answer?.role !== "turn") return false;
  const things = namedObjects(`${answer.title} ${answer.body}`);
  return things.length > 0 && !things.some((it) => namedObjects(alt).includes(it));
}

/** "A sofa without hair", "a free Sunday": what is gone is not shown. */
const GLAD = /(?<!\p{L})(?:without|ohne|sin|sans|free|frei(?:e[mnrs]?)?)(?!\p{L})/iu;

/** Whether a line names what is on no other photo: the mud, and not the lawn; or promises that it was otherwise before. */
function namesTrouble(hook: string, photo: ProductPicture, all: readonly ProductPicture[]): boolean {
  const said = new Set(stems(hook));
  const shown = stems(photo.words).filter((it) => said.has(it));
  const others = new Set(all.flatMap((it) => (it === photo ? [] : stems(it.words))));
  return promisesChange(hook) ? shown.length > 0 : shown.some((it) => !others.has(it));
}
