import type { Beat } from "../script/script.ts";
import { namedIn, stems } from "./named-in.ts";
import type { ProductPicture } from "./photos/product-picture.ts";
import type { PicturePlan } from "./picture-plan.ts";

type Given = { beats: readonly Beat[]; plan: PicturePlan; offered: readonly ProductPicture[] };
/** Each beat's picture by its key; null or undefined for none. */
type Keys = readonly (string | null | undefined)[];

const isWhole = ({ half, isPart, isMaterial, isScreen, addsNoView }: ProductPicture): boolean =>
  half !== "before" && !isPart && !isMaterial && !isScreen && !addsNoView;

/** With fewer, a set would be mostly words. Our own choice. */
const ENOUGH = 4;

/**
 * The pictures of a look that shows each once (ADR 212): a page whose picture is on the first page or on another one between has words
 * alone, unless it names more of it. The last page may end with what the first one shows, unless that is the time before, with a photo that was not seen, or with the product. Of few photos, each comes back. A screenshot comes back in parts, and what is locked stays. The state after keeps its photo, which another page then
 * leaves for one that was not seen.
 */
export function shownOnce(shown: Keys, { beats, plan, offered }: Given): Keys {
  if (!plan.isOnce || offered.filter(({ kind }) => kind === "image").length < ENOUGH) return shown;
  const last = beats.length - 1;
  const keys = [...shown];
  const isOpen = (at: number) => beats[at]?.locked === false && !pictureAt(at)?.isScreen;
  for (let at = 1; at < last; at += 1) {
    const others = keys.flatMap((key, other) => (other !== at && other < last && key === keys[at] ? [other] : []));
    const isBest = others.every(
      (other) => other > 0 && !isAfter(other) && named(at) >= named(other) && (named(at) > named(other) || at < other),
    );
    if (keys[at] && isOpen(at) && !isAfter(at) && !isBest)
      keys[at] = (plan.product === "after" ? unseenOf() : undefined)?.key ?? null;
  }
  const between = keys.slice(1, last).indexOf(keys[last]) + 1;
  if (!keys[last] || between === 0) return keys;
  const isForEnd = pictureAt(last)?.about !== undefined && pictureAt(0)?.about === undefined;
  const opening = pictureAt(0);
  const isFrame = opening !== undefined && opening.half !== "before" && !isForEnd;
  const end = isFrame ? opening : isForEnd ? undefined : unseenOf();
  if (end && isOpen(last)) keys[last] = end.key;
  else if (beats[between]?.role === "turn") return keys;
  else if (isOpen(between)) keys[between] = null;
  return keys;

  /** What has become of the place on the first page. */
  function isAfter(at: number) {
    return plan.product === "after" && at === 1;
  }
  function unseenOf() {
    // The end keeps to what it was to show: another photo of the brick path, and not of gravel.
    const wanted = stems(pictureAt(last)?.words ?? "");
    const shared = (it: ProductPicture) => stems(it.words).filter((stem) => wanted.includes(stem)).length;
    return offered
      .filter((it) => !keys.includes(it.key) && it.kind === "image" && isWhole(it))
      .toSorted((a, b) => shared(b) - shared(a))[0];
  }
  function pictureAt(at: number) {
    return offered.find(({ key }) => key === keys[at]);
  }
  function named(at: number) {
    const [picture, beat] = [pictureAt(at), beats[at]];
    return picture && beat ? namedIn(picture, { ...beat, imagePrompt: "" }, offered) : 0;
  }
}
