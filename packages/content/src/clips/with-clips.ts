import type { BeatTimes, Clip, Scene } from "@vignette/composition";
import type { Script } from "@vignette/domain/studio";
import type { SceneInput } from "../scene-input.ts";
import { piecesOfClip } from "./pieces-of-clip.ts";
import type { Reel } from "./reels.ts";

/** How long each transition takes, in ms. Our own choice. */
const TRANSITION_MS = { crossfade: 400, "page-slide": 350, zoom: 400 } as const;

/** The names that the engine gives to a beat's transitions. */
const KINDS = { crossfade: "crossfade", slide: "page-slide", zoom: "zoom" } as const;

type Facts = {
  script: Script;
  reels: ReadonlyMap<string, Reel>;
  /** When each beat is on screen; absent for pictures. */
  times?: readonly BeatTimes[];
  sceneInput: Pick<SceneInput, "shown" | "backdrops">;
};

/** A scene in which every clip of a cut beat is drawn piece by piece, and beats follow each other as the user chose. */
export function withClips(scene: Scene, { script, reels, times = [], sceneInput }: Facts): Scene {
  const bySrc = new Map([...reels.values()].map((reel) => [reel.src, reel]));
  const changed = script.beats.flatMap(({ transition }, i) =>
    transition ? [{ transition, at: times[i]?.startMs }] : [],
  );
  if (bySrc.size === 0 && changed.length === 0) return scene;
  const half = 500 / scene.frameRate;
  const tracks = scene.tracks.map((track) => ({
    ...track,
    clips: track.clips.flatMap((clip): Clip[] => {
      const to = changed.find(({ at }) => at !== undefined && Math.abs(at - clip.startMs) < half)?.transition;
      const arrived = to ? arriving(clip, to) : clip;
      const reel = arrived.kind === "video" ? bySrc.get(arrived.src) : undefined;
      if (!reel || arrived.kind !== "video") return [arrived];
      const isOwn = script.beats.some(({ id }, i) => reels.get(id) === reel && meets(clip, times[i]));
      return piecesOfClip(arrived, reel.pieces, { ...sceneInput, isOwn });
    }),
  }));
  return { ...scene, tracks };
}

/** A beat without a file of its own shows that of another; its sound belongs to the other. */
const meets = (clip: Clip, time: BeatTimes | undefined): boolean =>
  time !== undefined && clip.startMs < time.endMs && clip.endMs > time.startMs;

function arriving(clip: Clip, to: NonNullable<Script["beats"][number]["transition"]>): Clip {
  if (clip.kind !== "image" && clip.kind !== "video") return clip;
  const { transition: _, ...plain } = clip;
  if (to === "cut") return plain;
  const kind = KINDS[to];
  const durationMs = Math.min(TRANSITION_MS[kind], (clip.endMs - clip.startMs) / 2);
  return durationMs > 0 ? { ...plain, transition: { kind, durationMs } } : plain;
}
