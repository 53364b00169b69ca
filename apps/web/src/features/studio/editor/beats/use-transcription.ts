import type { Beat, ShownFile, SpokenWord } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../../../../trpc.ts";
import { loadBlob, type Medium } from "../../media/media.ts";
import type { TranscriptUse } from "./beat-operations.ts";
import { transcribeClip } from "./transcribe-clip.ts";

/** The transcription of clips: which one is running, and what failed. */
export type ClipTranscription = {
  /** Id of the beat whose clip is being transcribed; null if none is. */
  of: string | null;
  /** Error messages by beat id. */
  failures: Readonly<Record<string, string>>;
  /** Writes captions from what is said in the first clip of a beat. */
  transcribe: (beat: Beat) => void;
  /** Listens to one of the clips of a beat, so that pauses and filler words can be cut. */
  listen: (beat: Beat, piece: ShownFile) => void;
  cancel: () => void;
};

type TranscriptionInput = {
  creationId: string;
  files: readonly (Medium & { durationMs?: number | null })[];
  /** `key` is the transcribed file. By then the beat may show another one. */
  onTranscribed: (transcript: { beatId: string; key: string; said: SpokenWord[]; use: TranscriptUse }) => void;
};

/** Transcribes the clip of a beat, one at a time. A transcription that fails or is canceled changes nothing. */
export function useTranscription({ creationId, files, onTranscribed }: TranscriptionInput): ClipTranscription {
  const [of, setOf] = useState<string | null>(null);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function transcribe({ id }: Beat, piece: ShownFile | null, use: TranscriptUse) {
    const file = files.find(({ key }) => key === piece?.key);
    if (!file || !piece) return;
    const clip = await loadBlob(file).catch(() => null);
    if (!clip) return setFailures((before) => ({ ...before, [id]: m.studio_files_lost({ count: 1 }) }));
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    setOf(id);
    setFailures(({ [id]: _, ...others }) => others);
    try {
      const { trimMs } = piece;
      const { signal } = controller;
      const said = await transcribeClip({ creationId, clip, trimMs, durationMs: file.durationMs ?? trimMs, signal });
      if (!signal.aborted) onTranscribed({ beatId: id, key: file.key, said, use });
    } catch (error) {
      const message = errorMessage(error);
      if (controller.signal.aborted) return;
      setFailures((before) => ({ ...before, [id]: message }));
      // The timeline has no place for a sentence of its own.
      if (use === "cuts") notify({ kind: "error", title: message, detail: m.studio_nothing_was_changed() });
    } finally {
      if (stop.current === controller) setOf(null);
    }
  }

  return {
    of,
    failures,
    transcribe: (beat) => void transcribe(beat, beat.shows, "captions"),
    listen: (beat, piece) => void transcribe(beat, piece, "cuts"),
    cancel: () => {
      stop.current?.abort();
      setOf(null);
    },
  };
}
