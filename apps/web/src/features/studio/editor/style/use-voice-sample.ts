import { useEffect, useRef, useState } from "react";
import { trpc } from "../../../../trpc.ts";

/** Plays samples of voices, one at a time. A sample is generated on first use, which can take a few seconds. */
export function useVoiceSample(creationId: string, onFailure: (error: unknown) => void) {
  const mutation = trpc.studio.sampleVoice.useMutation();
  const [sounding, setSounding] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const wanted = useRef<string | null>(null);

  function stop() {
    wanted.current = null;
    audio.current?.pause();
    setSounding(null);
  }
  useEffect(() => () => audio.current?.pause(), []);

  async function listen(voice: string) {
    stop();
    wanted.current = voice;
    try {
      const { url } = await mutation.mutateAsync({ creationId, voice });
      // Another sample was requested meanwhile.
      if (wanted.current !== voice) return;
      audio.current = new Audio(url);
      audio.current.onended = () => setSounding(null);
      await audio.current.play();
      setSounding(voice);
    } catch (error) {
      if (wanted.current === voice) onFailure(error);
    }
  }

  return {
    sounding,
    waiting: mutation.isPending ? mutation.variables.voice : null,
    toggle: (voice: string) => (sounding === voice ? stop() : void listen(voice)),
  };
}
