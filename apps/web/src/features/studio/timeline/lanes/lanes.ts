import type { Scene } from "@vignette/composition";
import { m } from "@vignette/messages";
import { bedNames, effectNames } from "../../../../shared/words/sounds.ts";

/** A block of a lane. Times are in ms. */
export type Stretch = { id: string; startMs: number; endMs: number; label: string };

/**
 * The lanes beside the beats: texts, spoken words, voice, music and effects. `trimMs` is where the recording starts in
 * its file.
 */
export type Lanes = {
  texts: Stretch[];
  words: Stretch[];
  voice: (Stretch & { src: string; trimMs: number }) | null;
  beds: Stretch[];
  effects: Stretch[];
};

/** Shown length of an effect, in ms: it is over long before its clip ends. */
const EFFECT = 400;

/** The lanes of a scene. */
export function timelineLanes(scene: Scene): Lanes {
  const clips = scene.tracks.flatMap((track) => track.clips);
  const within = <Part extends { startMs: number; endMs: number }>(it: Part): Part => ({
    ...it,
    endMs: Math.min(it.endMs, scene.durationMs),
  });
  const lanes: Lanes = { texts: [], words: [], voice: null, beds: [], effects: [] };
  for (const clip of clips) {
    const { id, startMs, endMs } = within(clip);
    if (endMs <= startMs) continue;
    if (clip.kind === "text" && !clip.ornament && clip.text.trim() !== "") {
      lanes.texts.push({ id, startMs, endMs, label: clip.text });
    } else if (clip.kind === "captions") {
      lanes.words.push(...clip.words.map((word, at) => ({ ...within(word), id: `${id} ${at}`, label: word.text })));
    } else if (clip.kind === "audio" && clip.role === "voice" && "src" in clip.source) {
      const { src } = clip.source;
      lanes.voice ??= { id, startMs, endMs, label: m.timeline_voice(), src, trimMs: clip.trimMs ?? 0 };
    } else if (clip.kind === "audio" && clip.role !== "voice") {
      const isEffect = clip.role === "effect";
      const stretch = { id, startMs, endMs: isEffect ? Math.min(endMs, startMs + EFFECT) : endMs, label: nameOf(clip) };
      (isEffect ? lanes.effects : lanes.beds).push(stretch);
    }
  }
  return lanes;
}

type Heard = Extract<Scene["tracks"][number]["clips"][number], { kind: "audio" }>;

function nameOf({ source, role }: Heard): string {
  if ("bed" in source) return bedNames[source.bed];
  if ("effect" in source) return effectNames[source.effect];
  return role === "original" ? m.timeline_clips_own_sound() : m.timeline_music();
}

/** The times, in ms, to which an edge snaps: starts and ends of beats and words, and starts of effects. */
export function snapPoints({ words, effects }: Lanes, times: readonly { startMs: number; endMs: number }[]): number[] {
  return [...times, ...words, ...effects].flatMap(({ startMs, endMs }) => [startMs, endMs]);
}
