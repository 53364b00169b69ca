import type { Beat, CreationView, SpokenWord } from "@vignette/domain/studio";
import { useEffect, useRef, useState } from "react";
import type { MediaBlobs } from "../../media/media.ts";
import { transcribeClip } from "./transcribe-clip.ts";

/** The transcription of clips: which one is running, and what failed. */
export type ClipTranscription = {
  /** Id of the beat whose clip is being transcribed; null if none is. */
  of: string | null;
  /** Error messages by beat id. */
  failures: Readonly<Record<string, string>>;
  transcribe: (beat: Beat) => void;
  cancel: () => void;
};

type TranscriptionInput = {
  creationId: string;
  shown: CreationView["shown"];
  blobs: MediaBlobs;
  /** `key` is the transcribed file. By then the beat may show another one. */
  onTranscribed: (beatId: string, key: string, words: SpokenWord[]) => void;
};

/** Transcribes the clip of a beat, one at a time. A transcription that fails or is canceled changes nothing. */
export function useTranscription({ creationId, shown, blobs, onTranscribed }: TranscriptionInput): ClipTranscription {
  const [of, setOf] = useState<string | null>(null);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function transcribe({ id, shows }: Beat) {
    const file = shown.find(({ key }) => key === shows?.key);
    const clip = file && blobs.get(file.key);
    if (!file || !clip || !shows) return;
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    setOf(id);
    setFailures(({ [id]: _, ...others }) => others);
    try {
      const { trimMs } = shows;
      const { signal } = controller;
      const words = await transcribeClip({ creationId, clip, trimMs, durationMs: file.durationMs ?? trimMs, signal });
      if (!signal.aborted) onTranscribed(id, file.key, words);
    } catch (error) {
      const message = error instanceof Error ? error.message : "Something went wrong.";
      if (!controller.signal.aborted) setFailures((before) => ({ ...before, [id]: message }));
    } finally {
      if (stop.current === controller) setOf(null);
    }
  }

  return {
    of,
    failures,
    transcribe: (beat) => void transcribe(beat),
    cancel: () => {
      stop.current?.abort();
      setOf(null);
    },
  };
}
