import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { likelyHeight, likelySize } from "./likely-size.ts";
import { atMost } from "./under-the-hook.ts";

const FIGURE = "figure";
/** The parts of a slide's words, and its figure. */
const ROLES: readonly string[] = ["earlier", "title", "body", FIGURE];
/** The estimate is rather small: a slide with less room than that shrinks by so little that nobody sees it. Our own choice. */
const RATHER = 1.06;
/** Between title and body is one clear step (docs/content.md#sizes): so much of the title at most. Our own choice. */
const OF_TITLE = 0.68;

/**
 * Slides between the first and the last, with one size for the words of a role: the largest for which all of them have room
 * (ADR 185). The last one's smaller words are no larger than that; a page of type has its own (`isLoud`).
 */
export function oneSize<Slide extends { clips: Clip[]; isLoud?: boolean }>(slides: readonly Slide[]): Slide[] {
  return rolesIn(slides).reduce((sized: readonly Slide[], role) => ofRole(sized, role), slides) as Slide[];
}

/** What others are docked to comes first: its size decides what is left for them. */
function rolesIn(slides: readonly { clips: Clip[] }[]): string[] {
  const clips = slides.flatMap((it) => it.clips);
  const isDocked = (role: string) => clips.some((it) => it.id === role && it.kind === "text" && it.dock);
  return [...ROLES].sort((one, other) => Number(isDocked(one)) - Number(isDocked(other)));
}

function ofRole<Slide extends { clips: Clip[]; isLoud?: boolean }>(slides: readonly Slide[], role: string): Slide[] {
  // A few words in the place of a figure are as large as they fit.
  const isOf = (clip: Clip): clip is TextClip =>
    clip.kind === "text" && clip.id === role && clip.text !== "" && (role !== FIGURE || /\p{Nd}/u.test(clip.text));
  const sizes = slides
    .slice(1, -1)
    .flatMap(({ clips, isLoud }) => (isLoud ? [] : clips).filter(isOf).map((it) => sizeIn(it, clips)));
  if (sizes.length === 0) return [...slides];
  const title = slides[1]?.clips.find(
    (it): it is TextClip => it.kind === "text" && it.id === "title" && it.text !== "",
  );
  const common = Math.min(
    Math.min(...sizes) * RATHER,
    role === "body" && title ? title.size * OF_TITLE : Number.POSITIVE_INFINITY,
  );
  return slides.map((slide, i) => {
    const isOwn = i === 0 || slide.isLoud || (i === slides.length - 1 && role !== "body");
    return isOwn ? slide : { ...slide, clips: slide.clips.map((it) => (isOf(it) ? atMost(it, common) : it)) };
  });
}

const sizeIn = (clip: TextClip, clips: readonly Clip[]): number => likelySize({ ...clip, box: roomIn(clip, clips) });

/** The box of a text that is docked to another one, about. */
function roomIn({ box, dock }: TextClip, clips: readonly Clip[]): TextClip["box"] {
  const other = clips.find((it): it is TextClip => it.kind === "text" && it.id === dock?.clip);
  if (!dock || !other || other.text === "") return box;
  const high = likelyHeight(other);
  const share = { top: 0, middle: 0.5, bottom: 1 }[other.valign];
  const top = other.box.y + (other.box.h - high) * share;
  if (dock.side === "above") return { ...box, h: Math.max(1, top - dock.gap - box.y) };
  const y = Math.min(box.y + box.h - 1, top + high + dock.gap);
  return { ...box, y, h: box.y + box.h - y };
}
