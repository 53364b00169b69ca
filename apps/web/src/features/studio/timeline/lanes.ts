import type { Scene } from "@vignette/composition";

/** A stretch of a lane, in ms. */
export type Stretch = { id: string; startMs: number; endMs: number; label: string };

/** What is heard and read beside the beats. `trimMs` is where in its file a recording begins. */
export type Lanes = {
  texts: Stretch[];
  words: Stretch[];
  voice: (Stretch & { src: string; trimMs: number }) | null;
  beds: Stretch[];
  effects: Stretch[];
};

/** An effect is over long before its clip is, in ms. */
const EFFECT = 400;

/** A scene as a timeline shows it. */
export function lanesOf(scene: Scene): Lanes {
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
      lanes.voice ??= { id, startMs, endMs, label: "Voice", src, trimMs: clip.trimMs ?? 0 };
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
  if ("bed" in source) return source.bed;
  if ("effect" in source) return source.effect;
  return role === "original" ? "Clip's own sound" : "Music";
}

/** Where an edge may snap to: beats' and words' edges, and what else begins. */
export function snapPoints({ words, effects }: Lanes, times: readonly { startMs: number; endMs: number }[]): number[] {
  return [...times, ...words, ...effects].flatMap(({ startMs, endMs }) => [startMs, endMs]);
}
