import type { Clip, Scene } from "@vignette/composition";
import type { SoundLevels, SoundTrack, TrackLevel } from "@vignette/domain/studio";

/** A scene whose tracks of sound are as loud as the user set them; muted ones are silent. */
export function withSoundLevels(scene: Scene, levels: SoundLevels | undefined): Scene {
  if (!levels) return scene;
  const heard = scene.tracks.flatMap(({ clips }) => clips.filter((clip) => trackOf(clip) === "clips"));
  const ends = {
    startMs: Math.min(...heard.map(({ startMs }) => startMs)),
    endMs: Math.max(...heard.map(({ endMs }) => endMs)),
  };
  const tracks = scene.tracks.map((track) => ({
    ...track,
    clips: track.clips.flatMap((clip) => {
      const name = trackOf(clip);
      const level = name && levels[name];
      const changed = level ? leveled(clip, level, ends) : clip;
      return changed ? [name === "music" && levels.ducking === false ? steady(changed) : changed] : [];
    }),
  }));
  return { ...scene, tracks: tracks.filter(({ clips }) => clips.length > 0) };
}

const TRACKS = { voice: "voice", bed: "music", effect: "effects", original: "clips" } as const;

/** The track of a sound; null for clips without one. */
function trackOf(clip: Clip): SoundTrack | null {
  if (clip.kind === "audio") return TRACKS[clip.role];
  return clip.kind === "video" && clip.sound ? "clips" : null;
}

type Ends = { startMs: number; endMs: number };

function leveled(clip: Clip, { gainDb = 0, muted = false, fadeInMs, fadeOutMs }: TrackLevel, ends: Ends): Clip | null {
  if (clip.kind === "audio") {
    if (muted) return null;
    const fades =
      clip.role === "effect"
        ? {}
        : { ...(fadeInMs !== undefined && { fadeInMs }), ...(fadeOutMs !== undefined && { fadeOutMs }) };
    return { ...clip, gainDb: within(clip.gainDb + gainDb), ...fades };
  }
  if (clip.kind !== "video" || !clip.sound) return clip;
  if (muted) return { ...clip, sound: null };
  // The fades of a track are at its two ends, not at every cut.
  const isFirst = clip.startMs === ends.startMs;
  const isLast = clip.endMs === ends.endMs;
  const fades = { ...(isFirst && fadeInMs && { fadeInMs }), ...(isLast && fadeOutMs && { fadeOutMs }) };
  return { ...clip, sound: { ...clip.sound, gainDb: within(clip.sound.gainDb + gainDb), ...fades } };
}

const steady = (clip: Clip): Clip => (clip.kind === "audio" ? { ...clip, isSteady: true } : clip);
const within = (db: number) => Math.max(-60, Math.min(12, db));
