import type { Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import type { Keyframes } from "../../scene/keyframes.ts";
import type { Clip } from "../../scene/scene.ts";
import { drift } from "../../shots/drift.ts";
import { type ShotPlace, shot } from "../../shots/shot.ts";
import { focusOf } from "../../shots/subject.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { materialClips } from "../pictures/material-clips.ts";
import { fromNear, isOfMaterial, type MaterialLook, type MaterialPage } from "../pictures/material-pages.ts";
import { panelBox, panelClips, panelGround } from "./panels.ts";
import type { Seen } from "./seen-media.ts";
import { PAGE } from "./video-scene.ts";
import type { TimedBeat } from "./words/timed-beats.ts";

/** How a shot shows a material; `isAgain`: one that was all over the page before comes from near. */
export type MaterialShot = MaterialPage & { isAgain: boolean };

/** What comes between the first shot and the last, in turn: no shot is like the one before it. Our own choice. */
const SEVERAL: readonly MaterialLook[] = ["pair", "print", "round", "panel"];
const ALONE: readonly MaterialLook[] = ["print", "round", "panel"];

/**
 * How each shot of a video of materials shows its own (ADR 170); null for one that shows something else. The first is all over
 * the page, as is one without a title: half of the page would be empty. The last shows samples of all.
 */
export function materialShots(
  beats: readonly Pick<TimedBeat, "isFirst" | "isLast" | "text">[],
  seen: readonly (Seen | null)[],
): (MaterialShot | null)[] {
  const media = seen.map((it) => (it && isOfMaterial(it.media) ? it.media : null));
  const all = media.flatMap((it) => it ?? []);
  const each = all.filter(({ src }, at) => all.findIndex((it) => it.src === src) === at);
  const looks = each.length > 1 ? SEVERAL : ALONE;
  const filled = new Set<string>();
  let turn = 0;
  return beats.map((beat, at) => {
    const own = media[at];
    if (!own) return null;
    const others = each.filter(({ src }) => src !== own.src);
    const isAgain = filled.has(own.src);
    if (fillsPage(beat)) {
      filled.add(own.src);
      return { look: "page", others, isAgain };
    }
    if (beat.isLast) return { look: each.length > 1 ? "cards" : "panel", others, isAgain };
    return { look: looks[turn++ % looks.length] ?? "panel", others, isAgain };
  });
}

/** Whether a beat shows a material all over the page, if its video is about materials. */
export const isAllOverPage = (beat: Pick<TimedBeat, "isFirst" | "text" | "media">): boolean =>
  beat.media !== null && isOfMaterial(beat.media) && fillsPage(beat);

const fillsPage = ({ isFirst, text }: Pick<TimedBeat, "isFirst" | "text">): boolean => isFirst || text === "";

type Place = Omit<ShotPlace, "box" | "room" | "focus" | "fit"> & { room: Box; palette: Palette };

/** A shot of a material. Its own picture has the id of the shot. */
export function materialShotClips(media: BeatMedia, how: MaterialShot, place: Place): Clip[] {
  const { room, palette, ...own } = place;
  if (how.look === "page") {
    return [shot(how.isAgain ? fromNear(media, PAGE) : media, { ...own, box: PAGE, fit: { fit: "cover" } })];
  }
  if (how.look === "panel") return panelClips({ ...media, isLight: false }, own, { room, palette });
  const { id, startMs, endMs, index } = own;
  const times = { startMs, endMs };
  const color = panelGround({ isLight: false }, palette);
  const made = materialClips(media, how, { free: panelBox(room), room, turn: index, ground: color });
  const clips = [...(made.behind ?? []), made.photo, ...(made.over ?? [])].map((clip, at): Clip => {
    const moved = { ...clip, ...times, id: clip.id === "photo" ? id : `${id}-${clip.id}`, ...entering(how.look, at) };
    const around = focusOf(media, { x: 0.5, y: 0.5 });
    return moved.kind === "image" ? { ...moved, grain: 0, kenBurns: drift(index + at, { around }) } : moved;
  });
  return [{ kind: "rect", id: `${id}-ground`, ...times, box: PAGE, color, radius: 0, opacity: 1 }, ...clips];
}

/** A print and a circle come up with a small step, cards are dealt one after the other from below; a pair is there at once. */
function entering(look: MaterialLook, at: number): { keyframes?: Keyframes } {
  if (look === "print") return { keyframes: { scale: course(1.1, 1, 0, 200) } };
  if (look === "round") return { keyframes: { scale: course(0.86, 1, 0, 220) } };
  // Each card is two clips: its paper and its picture.
  return look === "cards" ? { keyframes: { y: course(PAGE.h, 0, Math.floor(at / 2) * DEALT_MS, 260) } } : {};
}

const DEALT_MS = 110;

const course = (from: number, to: number, atMs: number, ms: number) => [
  { atMs, value: from, curve: "settle" as const },
  { atMs: atMs + ms, value: to, curve: "linear" as const },
];
