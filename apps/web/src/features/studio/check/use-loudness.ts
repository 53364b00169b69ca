import { type Scene, soundKey, startLoudness } from "@vignette/composition";
import type { MeasuredSound } from "@vignette/domain/scheduling";
import { useEffect, useEffectEvent, useState } from "react";
import type { MediaBlobs } from "../media/media.ts";
import { afterStage } from "../stage/stage-shown.ts";

/** Delay between the last change and the measurement, in ms. Longer than for the layout, which changes more often. */
const PAUSE = 1500;

/**
 * The loudness of a video, measured in a web worker whenever its sound changes. Null until then; undefined for
 * pictures.
 */
export function useLoudness(scene: Scene | null, media: MediaBlobs | null): MeasuredSound | null | undefined {
  const [measured, setMeasured] = useState<{ key: string; sound: MeasuredSound } | null>(null);
  const key = scene && soundKey(scene);
  const start = useEffectEvent((files: MediaBlobs) => scene && startLoudness(scene, files));

  useEffect(() => {
    if (key === null || !media) return;
    let cancel = () => {};
    const stopWaiting = afterStage(() => {
      const job = start(media);
      if (!job) return;
      cancel = job.cancel;
      // Without a decoder the report says nothing about sound. Playing and exporting name the reason.
      job.promise.then((sound) => setMeasured({ key, sound })).catch(() => undefined);
    }, PAUSE);
    return () => {
      stopWaiting();
      cancel();
    };
  }, [key, media]);

  if (key === null) return undefined;
  return measured?.key === key ? measured.sound : null;
}
