import { type Scene, startLoudness } from "@vignette/composition";
import type { MeasuredSound } from "@vignette/domain/scheduling";
import { useEffect, useState } from "react";
import type { MediaBlobs } from "../media/media.ts";

/** Delay between the last change and the measurement, in ms. Longer than for the layout, which changes more often. */
const PAUSE = 1500;

/**
 * The loudness of a video, measured in a web worker whenever its sound changes. Null until then; undefined for
 * pictures.
 */
export function useLoudness(scene: Scene | null, media: MediaBlobs): MeasuredSound | null | undefined {
  const [measured, setMeasured] = useState<{ audible: string; sound: MeasuredSound } | null>(null);
  const audible = scene && audibleScene(scene);

  useEffect(() => {
    if (audible === null) return;
    let cancel = () => {};
    const timer = setTimeout(() => {
      const job = startLoudness(JSON.parse(audible) as Scene, media);
      cancel = job.cancel;
      // Without a decoder the report says nothing about sound. Playing and exporting name the reason.
      job.promise.then((sound) => setMeasured({ audible, sound })).catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [audible, media]);

  if (audible === null) return undefined;
  return measured?.audible === audible ? measured.sound : null;
}

/** The audible part of a scene as JSON, equal for scenes that sound the same. */
function audibleScene(scene: Scene): string {
  const sounding = (clip: Scene["tracks"][number]["clips"][number]) =>
    clip.kind === "audio" || (clip.kind === "video" && clip.sound !== undefined);
  const tracks = scene.tracks.map((track) => ({ ...track, clips: track.clips.filter(sounding) }));
  return JSON.stringify({ ...scene, tracks });
}
