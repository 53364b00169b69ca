import type { AssetType } from "../../assets/index.ts";
import { templateOf } from "../catalogue/templates.ts";
import { ENOUGH_PHOTOS } from "../script/only-photos.ts";
import type { Beat, Script, ShownFile } from "../script/script.ts";
import { alikeApart } from "./alike-apart.ts";
import { bestTurns } from "./best-turns.ts";
import { eachPhotoOnce, showsOnlyPhotos } from "./each-photo-once.ts";
import { filledPages } from "./filled-pages.ts";
import { inOrder } from "./in-order.ts";
import { jokesShown } from "./jokes-shown.ts";
import { keepingShown, saidInWords } from "./kept-pictures.ts";
import { mostUses } from "./most-uses.ts";
import { isAbout, isWellNamed, namedIn, PART_NAMED } from "./named-in.ts";
import { namedParts } from "./parts/named-parts.ts";
import { partsInPlace } from "./parts/parts-in-place.ts";
import { whereSpokenOf } from "./parts/where-spoken-of.ts";
import { faceOn } from "./photos/face-on.ts";
import { toldPhotos } from "./photos/photo-notes.ts";
import { beatsBefore, photoAfter, photosBefore } from "./photos/photos-before.ts";
import { hasViews, type ProductPicture } from "./photos/product-picture.ts";
import { type Named, photosOfWriter } from "./photos-of-writer.ts";
import { pictureCost, showsMost } from "./picture-cost.ts";
import { type PicturePlan, planOfPictures } from "./picture-plan.ts";
import { choiceForPage, picturedPages } from "./pictured-pages.ts";
import { picturesForLook } from "./pictures-for-look.ts";
import { shownOnce } from "./shown-once.ts";
import { withoutUnnamed } from "./without-unnamed.ts";

type Made = { kind: AssetType; style: { template: string }; hook?: string };
type Choice = {
  before: Script | null;
  turn: number;
  /** The pictures that the writer was told of; absent: the same. */
  told?: readonly ProductPicture[];
};

/**
 * A new script with the product's own pictures in the beats that they fit, so that fewer have to be generated. What the
 * user chose stays: a locked beat is not touched, and a script that is written anew keeps what its beats showed. Every
 * picture is shown once before one is shown again. `pictures` in the order in which they are preferred; `turn` is the
 * number of the creation in its batch: each begins with another picture. `before` is the script that is replaced.
 * What the writer named for a beat comes first (ADR 196). Source: docs/content.md#own-pictures.
 */
export function withOwnPictures(
  script: Script,
  made: Made,
  pictures: readonly ProductPicture[],
  choice: Choice,
): Script {
  const chosen = jokesShown(withPictures(script, made, pictures, choice), made.style.template, pictures);
  // Its words may change from now on, and are what counts then.
  return { ...chosen, beats: chosen.beats.map(({ photo: _, ...beat }) => beat) };
}

function withPictures(
  script: Script,
  made: Made,
  pictures: readonly ProductPicture[],
  { before, turn, told = pictures }: Choice,
): Script {
  const { name } = templateOf(made.kind, made.style.template);
  const kept = keepingShown(script, before, name);
  const plan = planOfPictures(name);
  const numbered = toldPhotos(made, told, turn);
  const offered = withoutUnnamed(picturesForLook(plan, pictures), { beats: kept.beats, plan, told: numbered });
  if (offered.length === 0) return before && ordersAny(before) && !plan.saysHook ? kept : saidInWords(kept, plan);
  if (before && showsAny(before)) return kept;
  // What no beat names still fills a page.
  const fillers = picturesForLook(plan, pictures);
  const ordered = offered.map((_, at) => offered[(at + turn) % offered.length]).filter((it) => it !== undefined);
  const shown = kept.beats.map(({ shows }) => shows);
  const ofBefore = { plan, hook: made.hook ?? "", photos: photosBefore(plan, pictures), told: numbered, all: pictures };
  const timeBefore: (ProductPicture | null | undefined)[] = [...beatsBefore(kept.beats, ofBefore)];
  if (plan.product === "after" && timeBefore[0]) timeBefore[1] = photoAfter(timeBefore[0], pictures);
  for (const [at, it] of timeBefore.entries()) if (it && !kept.beats[at]?.locked) shown[at] ??= shownFile(it, 0);
  const byWriter = photosOfWriter(kept.beats, { plan, offered: ordered, told: numbered });
  const isOnlyPhotos = showsOnlyPhotos(plan, offered);
  const order = inOrder(kept.beats, plan, ordered).filter((at) => isOnlyPhotos || byWriter[at] !== "else");
  const points = plan.points === true && ordered.some(({ parts }) => parts !== undefined);
  // A page that names no part may name what a picture shows.
  const pointedAt = (at: number) => {
    const named = ordered.filter(
      ({ parts = [] }) => points && namedParts(parts, kept.beats[at] ?? NO_WORDS).length > 0,
    );
    return named.length > 0 ? named : ordered.filter((it) => points && telling(it, kept.beats[at], ordered) >= 1);
  };
  const isNamedInWords = (at: number) =>
    points
      ? pointedAt(at).length > 0
      : Math.max(...ordered.map((it) => telling(it, kept.beats[at], ordered))) >= PART_NAMED;
  const isNamed = (at: number) => (isPicture(byWriter[at]) && !points) || isNamedInWords(at);
  const pictured = plan.hasTypePages
    ? picturedPages(order, {
        count: kept.beats.length,
        offered: ordered,
        isNamed,
        isAsked: plan.isTypeFirst === true,
        // A tip is about its own thing: the product beside one tip of five is neither that nor a rule (ADR 190).
        mayFill: (at) => !plan.isTypeFirst || kept.beats[at]?.role !== "point",
        points,
      })
    : null;
  for (const at of pictured ?? order) {
    const picture = byWriter[at];
    const isElsewhere = isPicture(picture) && pointedAt(at).length > 0 && !pointedAt(at).includes(picture);
    if (isPicture(picture) && !isElsewhere && !kept.beats[at]?.locked)
      shown[at] ??= shownFile(picture, usesOf(picture, shown));
  }
  const open = (pictured ?? order)
    .map((index) => ({ index, beat: kept.beats[index] }))
    .flatMap(({ index, beat }) => (beat && !beat.locked && !shown[index] ? [{ ...beat, index }] : []))
    // One picture for the whole joke is chosen by all of its words.
    .map((place) => (plan.isSingle ? { ...place, body: kept.beats.map(({ title }) => title).join(" ") } : place));
  for (const place of open) {
    const { given, fitting } = pictured
      ? choiceForPage(place.index, { plan, offered: ordered, shown, isNamed, pointedAt, last: kept.beats.length - 1 })
      : { given: plan, fitting: ordered };
    const [before, after] = [byWriter[place.index - 1], byWriter[place.index + 1]];
    const apart = fitting.filter((it) => it !== before && it !== after);
    shown[place.index] =
      bestFor(place, given, apart, shown) ??
      bestFor(place, given, fitting, shown) ??
      bestFor(place, given, ordered, shown);
  }
  // Beside itself a photo says no more than the words of the page do.
  for (const { index } of pictured && !points ? open : [])
    if (index < kept.beats.length - 1 && shown[index] && shown[index]?.key === shown[index - 1]?.key)
      shown[index] = null;
  if (!pictured)
    for (const place of open) {
      // Where it is spoken of, the product may follow itself in another view, before another beat gives it away.
      shown[place.index] ??= bestFor(place, { ...plan, hasViews: true }, ordered, shown);
      if (!shown[place.index]) makeRoom(place, open, { plan, offered: ordered, shown });
    }
  const files = new Map(shown.flatMap((it) => (it ? [[it.key, it]] : [])));
  const inTurn = shown.map((it) => it?.key);
  const given = { open, plan, offered: ordered };
  const first = pictured ? inTurn : whereSpokenOf(bestTurns(inTurn, given), given);
  const apart = Number.isFinite(plan.uses) ? alikeApart(first, given) : first;
  const pages = { beats: kept.beats, plan, offered: fillers, hook: made.hook ?? "" };
  const inPlace = partsInPlace(apart, given);
  const once = shownOnce(inPlace, pages);
  const isLeftOut = (at: number) => Boolean(inPlace[at] && !once[at]);
  const keys = eachPhotoOnce(filledPages(once, pages), pages);
  const byKey = new Map(fillers.map((it) => [it.key, it]));
  const otherFile = (picture: ProductPicture | undefined) => (picture ? shownFile(picture, 0) : null);
  const fileAt = (at: number) =>
    keys[at] === inTurn[at] ? shown[at] : (files.get(keys[at] ?? "") ?? otherFile(byKey.get(keys[at] ?? "")));
  const saysUnseen = plan.saysUnseen === true && offered.length >= ENOUGH_PHOTOS;
  const isPoint = (at: number) => at > 0 && kept.beats[at]?.role !== "ask";
  const isType = (at: number) =>
    (at === 0 && plan.saysHook) || isLeftOut(at) || (saysUnseen && isPoint(at))
      ? true
      : pictured
        ? shown[at] === null || !pictured.includes(at)
        : (plan.product === "after" && at === 0) || (plan.hasTypePages === true && byWriter[at] === "else");
  return {
    ...kept,
    beats: kept.beats.map((beat, at) => {
      const shows = fileAt(at) ?? null;
      return !shows && !beat.locked && isType(at) ? { ...beat, shows, imagePrompt: "" } : { ...beat, shows };
    }),
  };
}

const isPicture = (named: Named | undefined): named is ProductPicture => typeof named === "object" && named !== null;

const NO_WORDS = { title: "", line: "", body: "" };

/** How much of what tells a picture from the others is named on a page; what is said of the product tells none. */
type Offered = readonly ProductPicture[];
const telling = ({ about: _, ...picture }: ProductPicture, beat: Beat | undefined, offered: Offered) =>
  beat ? namedIn(picture, { ...beat, imagePrompt: "" }, offered) : 0;

const ordersAny = ({ beats }: Script) => beats.some(({ imagePrompt }) => imagePrompt !== "");

const showsAny = ({ beats }: Script) => beats.some(({ shows }) => shows !== null);

type Place = Beat & { index: number };

function bestFor(
  place: Place,
  plan: PicturePlan,
  offered: readonly ProductPicture[],
  shown: readonly (ShownFile | null)[],
): ShownFile | null {
  const followsItself = ({ key }: ProductPicture) =>
    [shown[place.index - 1], shown[place.index + 1]].some((it) => it?.key === key);
  // What a story begins and ends with stands between in other views.
  const isMost = (picture: ProductPicture) =>
    plan.isStory === true && plan.hasViews === true && showsMost(picture, offered);
  const isShownAgain = (picture: ProductPicture) =>
    plan.hasViews === true ? isAbout(picture, place) : isWellNamed(picture, place, offered);
  const mayFollow = (picture: ProductPicture) =>
    !Number.isFinite(plan.uses) || (hasViews(picture) && (isShownAgain(picture) || isMost(picture)));
  const most = (picture: ProductPicture) =>
    mostUses(picture, plan, offered) + (isAbout(picture, place) || isMost(picture) ? 1 : 0);
  const wholeUses = Math.min(...offered.filter((it) => showsMost(it, offered)).map((it) => usesOf(it, shown)));
  const [best] = offered
    .filter((picture) => usesOf(picture, shown) < most(picture) && (!followsItself(picture) || mayFollow(picture)))
    .map((picture, at) => ({
      picture,
      cost: pictureCost(picture, {
        ...{ place, plan, offered, at },
        uses: usesOf(picture, shown),
        followsItself: followsItself(picture),
        isEnd: place.index === shown.length - 1,
        wholeUses,
        hasUnshown: offered.some((it) => it !== picture && usesOf(it, shown) === 0),
      }),
    }))
    .toSorted((a, b) => a.cost - b.cost);
  return best ? shownFile(best.picture, usesOf(best.picture, shown)) : null;
}

const usesOf = ({ key }: ProductPicture, shown: readonly (ShownFile | null)[]) =>
  shown.filter((it) => it?.key === key).length;

type Given = { plan: PicturePlan; offered: readonly ProductPicture[]; shown: (ShownFile | null)[] };

/**
 * Fills a beat to whose neighbors all remaining pictures were given, by giving another beat, the least important first, the
 * beginning and the end last,
 * another picture. Changes `shown`, unless no other beat can help.
 */
function makeRoom(place: Place, open: readonly Place[], { plan, offered, shown }: Given): void {
  const isEdge = ({ index, role }: Place) => Number(role === "hook" || index === shown.length - 1);
  for (const { index, ...beat } of open.toReversed().toSorted((a, b) => isEdge(a) - isEdge(b))) {
    const current = shown[index];
    if (!current) continue;
    const others = offered.filter(({ key }) => key !== current.key);
    const moved = bestFor({ ...beat, index }, plan, others, shown.with(index, null));
    const found = moved && bestFor(place, plan, offered, shown.with(index, moved));
    if (!found) continue;
    shown[index] = moved;
    shown[place.index] = found;
    return;
  }
}

/** Long enough to show a second part of it, in ms. */
const LONG_CLIP = 6000;

/** A clip that is shown again goes on in its middle. */
function shownFile(picture: ProductPicture, uses: number): ShownFile {
  const { id, key, durationMs } = picture;
  const face = faceOn(picture);
  const trimMs = uses > 0 && durationMs !== null && durationMs >= LONG_CLIP ? Math.floor(durationMs / 2) : 0;
  return { origin: "uploaded", id, key, trimMs, ...(face && { face }) };
}
