import type { Box } from "../../scene/geometry.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { castOf } from "../drawings/cast-of.ts";
import { standingIn } from "../drawings/ink-box.ts";
import { gainArt, troubleArt } from "../drawings/the-thing.ts";
import { emphasized } from "../emphasized.ts";
import { memeArtOrPhoto } from "../meme-image/meme-art-or-photo.ts";
import { likelyHeight } from "../pictures/likely-size.ts";
import type { StillPage } from "../pictures/still.ts";
import { rectClip, textClip } from "../pictures/still-clips.ts";
import { LABEL_ROW_PX, nameOf, onFlat, topOf } from "./split-label.ts";
import { columnIn } from "./split-names.ts";
import { hurtsIn, largeIn, stateIn } from "./split-said.ts";

/** `isSaid`: the hook stands above. */
type Told = { box: Box; end: number; objects: Storyboard["objects"]; isSaid: boolean; hasName: boolean };

/**
 * The state before, where no photo shows it: what hurts in large words, unless the hook says it above, and below them, or beside them in a low half, what it is
 * about, drawn. The product is never the state before it (ADR 184).
 */
export function toldIn(
  page: StillPage,
  beat: StoryboardBeat | undefined,
  { box, end, objects, isSaid, hasName }: Told,
) {
  const { x, w } = columnIn(page, box);
  const hurts = hurtsIn(beat);
  const body = emphasized(beat?.body ?? "").text || "Before";
  const name = hurts === "" ? body : body.slice(0, -hurts.length).replace(/:\s+$/, "");
  const about =
    hurts === "" ? stateIn(emphasized(beat?.title ?? "").text, name) : hurts.charAt(0).toUpperCase() + hurts.slice(1);
  const y = topOf(page, box);
  const from = hasName ? y + LABEL_ROW_PX : box.y + 40;
  const isLow = box.w > box.h * 1.5;
  const lowest = Math.min(box.y + box.h, end);
  // A floor goes through the half.
  const floor = lowest - 56;
  const words = isLow
    ? { x, y: from, w: box.w * 0.54 - x, h: Math.max(60, floor - 24 - from) }
    : { x, y: from, w, h: (Math.min(floor, end) - from) * 0.46 };
  const large = largeIn(page, about, words);
  const text = hurts === "" && isSaid ? "" : about;
  const said = textClip({
    ...large,
    text,
    ...(isLow && { size: Math.min(80, large.size) }),
    id: "before-said",
    color: "on",
  });
  const below = text === "" ? from : from + Math.min(likelyHeight(said) * 1.35, words.h) + 30;
  const room = isLow
    ? { x: box.x + box.w * (text === "" ? 0.36 : 0.56), y: box.y + 36, w: box.w * 0.4, h: floor - box.y - 36 }
    : { x: box.x + 24, y: below, w: box.w - 48, h: Math.max(120, floor - below) };
  const art = troubleArt(castOf({ beats: [{ ...EMPTY, title: about }], ...(objects && { objects }) }));
  return {
    drawn: memeArtOrPhoto("before-ground", art, null, box, standingIn(art, room)),
    clips: [
      ...(hasName
        ? [onFlat(nameOf(page, "before", name, { x, y, w, h: 216 }), page.palette.on !== page.palette.ink)]
        : []),
      ...(text === "" ? [] : [said]),
    ],
  };
}

/** The state after where neither half shows a photo: what is gained, on the accent, and below it a glad Bean with the product, drawn like the other half (ADR 225). */
export function gainedIn(page: StillPage, fact: string, { box, end, objects }: Told) {
  const floor = Math.min(box.y + box.h, end) - 56;
  const words = { ...columnIn(page, box), y: box.y + 40, h: (floor - box.y) * 0.5 };
  const said = textClip({ ...largeIn(page, fact, words), id: "after-said", color: "onAccent", valign: "middle" });
  const ground = { ...box, h: words.h + 80 };
  const top = ground.y + ground.h + 30;
  const room = { x: box.x + 24, y: top, w: box.w - 48, h: Math.max(120, floor - top) };
  const art = gainArt(castOf({ beats: [], ...(objects && { objects }) }));
  return {
    drawn: memeArtOrPhoto("after-ground", art, null, box, standingIn(art, room)),
    clips: [rectClip({ id: "after-words", box: ground, color: "accent" }), said],
  };
}

const EMPTY = { id: "before", role: "hook", line: "", body: "", media: null, holdMs: null } as const;
