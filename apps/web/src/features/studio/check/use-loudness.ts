import { type Scene, startLoudness } from "@vignette/composition";
import type { MeasuredSound } from "@vignette/domain/scheduling";
import { useEffect, useState } from "react";
import type { MediaBlobs } from "../media/media.ts";

/** How long after the last change the sound is measured, in ms: after the pictures, which more often change. */
const PAUSE = 1500;

/** How loud a video is, measured in a worker whenever its sound changed. Null until then; undefined for pictures. */
export function useLoudness(scene: Scene | null, media: MediaBlobs): MeasuredSound | null | undefined {
  const [measured, setMeasured] = useState<{ heard: string; sound: MeasuredSound } | null>(null);
  const heard = scene && heardIn(scene);

  useEffect(() => {
    if (heard === null) return;
    let cancel = () => {};
    const timer = setTimeout(() => {
      const job = startLoudness(JSON.parse(heard) as Scene, media);
      cancel = job.cancel;
      // Without a decoder nothing is said about the sound; playing and exporting say why.
      job.promise.then((sound) => setMeasured({ heard, sound })).catch(() => undefined);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [heard, media]);

  if (heard === null) return undefined;
  return measured?.heard === heard ? measured.sound : null;
}

/** The scene without what is only seen, as JSON: equal as long as it sounds the same. */
function heardIn(scene: Scene): string {
  const sounding = (clip: Scene["tracks"][number]["clips"][number]) =>
    clip.kind === "audio" || (clip.kind === "video" && clip.sound !== undefined);
  const tracks = scene.tracks.map((track) => ({ ...track, clips: track.clips.filter(sounding) }));
  return JSON.stringify({ ...scene, tracks });
}
