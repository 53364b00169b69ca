import type { BeatTimes, Scene } from "@vignette/composition";
import type { Beat, Script } from "@vignette/domain/studio";
import { framed, isFramed } from "./framed.ts";
import type { Reel } from "./reels.ts";

type Facts = {
  script: Script;
  reels: ReadonlyMap<string, Reel>;
  /** When each beat is on screen; absent for pictures. */
  times?: readonly BeatTimes[];
  /** The beat that the scene shows, counted from 0; null where it shows all. */
  index: number | null;
};

/** A scene in which every file that was not cut shows the part that the user chose. Reels are framed piece by piece. */
export function withFraming(scene: Scene, { script, reels, times, index }: Facts): Scene {
  const files = script.beats.flatMap(({ id, shows }, at) => (shows && !reels.has(id) ? [{ at, shows }] : []));
  if (!files.some(({ shows }) => isFramed(shows))) return scene;
  const shownIn = (src: string, isOn: (at: number) => boolean): Beat["shows"] | undefined => {
    const alike = files.filter(({ shows }) => shows.key === src);
    return (alike.find(({ at }) => isOn(at)) ?? alike[0])?.shows;
  };
  const tracks = scene.tracks.map((track) => ({
    ...track,
    clips: track.clips.map((clip) => {
      if (clip.kind !== "image" && clip.kind !== "video") return clip;
      const shows = shownIn(clip.src, (at) => {
        const time = times?.[at];
        return time ? clip.startMs < time.endMs && clip.endMs > time.startMs : at === index;
      });
      return shows ? framed(clip, shows) : clip;
    }),
  }));
  return { ...scene, tracks };
}
