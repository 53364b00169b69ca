import type { Clip } from "./scene.ts";

/** A clip with all of its times moved by `ms`. What counts from the clip's own start moves with it. */
export function later<Moved extends Clip>(clip: Moved, ms: number): Moved {
  const moved = { ...clip, startMs: clip.startMs + ms, endMs: clip.endMs + ms };
  return { ...moved, ...ownTimes(clip, ms) };
}

/** The times inside a clip that are on the scene's clock. */
function ownTimes(clip: Clip, ms: number): Partial<Clip> {
  const spans = <Span extends { startMs: number; endMs: number }>(all: readonly Span[]) =>
    all.map((span) => ({ ...span, startMs: span.startMs + ms, endMs: span.endMs + ms }));
  switch (clip.kind) {
    case "image":
      return clip.punches ? { punches: spans(clip.punches) } : {};
    case "video":
      return {
        ...(clip.punches && { punches: spans(clip.punches) }),
        ...(clip.freezeAtMs !== undefined && { freezeAtMs: clip.freezeAtMs + ms }),
      };
    case "text": {
      const { emphasis } = clip;
      return emphasis?.sweepAtMs === undefined ? {} : { emphasis: { ...emphasis, sweepAtMs: emphasis.sweepAtMs + ms } };
    }
    case "captions":
      return { words: spans(clip.words) };
    case "progress":
      return { cutsMs: clip.cutsMs.map((cut) => cut + ms) };
    default:
      return {};
  }
}
