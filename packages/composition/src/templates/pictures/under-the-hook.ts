import type { Box } from "../../scene/geometry.ts";
import type { Clip } from "../../scene/scene.ts";
import type { TextClip } from "../../scene/text-clip.ts";
import { likelySize } from "./likely-size.ts";

/** The words that are read first, by what looks call them. */
const HOOKS: readonly string[] = [
  ...["hook", "title", "note", "setup", "heading", "words", "caption", "review", "panel-0-label", "before-said"],
];
/** A figure is what its page is about: it is as large as it fits, also in a few words. */
const FIGURE = "figure";

type Page = { clips: Clip[]; framed?: { window: Box; clips: Clip[] }[]; laid?: { turn: number; clips: Clip[] } };

/**
 * Pages on which no words are larger than those that are read first: a long hook is set smaller, and larger words beside it or after it
 * would outweigh it (docs/content.md#sizes). Only figures are.
 */
export function underTheHook<Of extends Page>(pages: readonly Of[]): Of[] {
  const written = pages[0] ? wordsOn(pages[0]) : [];
  const hook = HOOKS.flatMap((id) => written.filter((clip) => clip.id === id && clip.text !== ""))[0];
  if (!hook) return [...pages];
  const most = Math.floor(likelySize(hook) * SURELY);
  const after = pages.slice(1).map((page) => changed(page, (clip) => (isUnder(clip) ? atMost(clip, most) : clip)));
  const largest = Math.max(0, ...after.flatMap(wordsOn).flatMap((it) => (isUnder(it) ? [it.size] : [])));
  const first = pages.slice(0, 1).map((page) =>
    changed(page, (clip) => {
      // It gets no smaller for better lines than what comes after it.
      if (clip === hook) return { ...hook, minSize: Math.max(hook.minSize, Math.min(largest, most, hook.size)) };
      return isUnder(clip) ? { ...clip, under: hook.id } : clip;
    }),
  );
  return [...first, ...after];
}

/** The size of a hook is estimated: it may be so much smaller. Our own choice. */
const SURELY = 0.96;

const isUnder = ({ id, ornament }: TextClip): boolean => id !== FIGURE && !ornament;

const wordsOn = ({ clips, framed = [], laid }: Page): TextClip[] =>
  [...clips, ...framed.flatMap((it) => it.clips), ...(laid?.clips ?? [])].filter((clip) => clip.kind === "text");

function changed<Of extends Page>(page: Of, change: (clip: TextClip) => TextClip): Of {
  const of = (clips: readonly Clip[]) => clips.map((clip) => (clip.kind === "text" ? change(clip) : clip));
  return {
    ...page,
    clips: of(page.clips),
    ...(page.framed && { framed: page.framed.map((it) => ({ ...it, clips: of(it.clips) })) }),
    ...(page.laid && { laid: { ...page.laid, clips: of(page.laid.clips) } }),
  };
}

/** A text that is set no larger than that, and no smaller than 44 px by choice. */
export function atMost(clip: TextClip, most: number): TextClip {
  const size = Math.max(44, Math.min(clip.size, most));
  return { ...clip, size, minSize: Math.min(clip.minSize, size) };
}
