import { type Scene, startLoudness } from "@vignette/composition";
import type { MeasuredSound } from "@vignette/domain/scheduling";
import { useEffect, useState } from "react";
import type { MediaBlobs } from "../media/media.ts";

/** How long after the last change the sound is measured, in ms: after the pictures, which more often change. */
const PAUSE = 1500;

/** How loud a video is, measured in a worker whenever its sound changed. Null until then; undefined for pictures. */
export function useLoudness(scene: Scene | null, media: MediaBlobs): MeasuredSound | null | undefined {
  const [measured, setMeasured] = useState<{ audible: string; sound: MeasuredSound } | null>(null);
  const audible = scene && audibleScene(scene);

  useEffect(() => {
    if (audible === null) return;
    let cancel = () => {};
    const timer = setTimeout(() => {
      const job = startLoudness(JSON.parse(audible) as Scene, media);
      cancel = job.cancel;
      // Without a decoder nothing is said about the sound; playing and exporting say why.
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

/** The scene without what is only seen, as JSON: equal as long as it sounds the same. */
function audibleScene(scene: Scene): string {
  const sounding = (clip: Scene["tracks"][number]["clips"][number]) =>
    clip.kind === "audio" || (clip.kind === "video" && clip.sound !== undefined);
  const tracks = scene.tracks.map((track) => ({ ...track, clips: track.clips.filter(sounding) }));
  return JSON.stringify({ ...scene, tracks });
}
