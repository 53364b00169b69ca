import type { LibraryAsset } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { useRef, useState } from "react";
import { errorMessage } from "../../../trpc.ts";
import { recordedWav } from "./recorded-wav.ts";
import { saveRecording } from "./save-recording.ts";
import { type RecordedSound, type Recorder, useRecorder } from "./use-recorder.ts";

/** A recording in the library, and its sound as it was stored. */
export type SavedRecording = { asset: LibraryAsset; wav: Blob; durationMs: number };

type RecordingInput = {
  projectId: string;
  /** The name of the file in the library. */
  name: string;
  sound: RecordedSound;
  /** Called before a new recording is stored. */
  onBegin?: () => void;
  onSaved: (saved: SavedRecording) => void;
};

/**
 * Records from the microphone and stores it in the library. What was recorded stays in this page until it is stored, so
 * that a lost connection does not lose it: `saveAgain` tries once more, and is null where nothing waits.
 */
export function useSavedRecording({ projectId, name, sound, onBegin, onSaved }: RecordingInput) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = useRef<Blob | null>(null);
  const recorder: Recorder = useRecorder(sound, (recorded) => void keep(recorded));

  async function keep(recorded: Blob) {
    waiting.current = recorded;
    setFailure(null);
    onBegin?.();
    setSaving(true);
    try {
      const { signal } = new AbortController();
      const { wav, durationMs } = await recordedWav(recorded);
      const asset = await saveRecording({ projectId, name, wav, durationMs, signal });
      waiting.current = null;
      onSaved({ asset, wav, durationMs });
    } catch (error) {
      setFailure(m.media_recording_kept({ error: errorMessage(error) }));
    } finally {
      setSaving(false);
    }
  }
  const recorded = waiting.current;
  return {
    recorder,
    isSaving,
    failure: recorder.failure ?? failure,
    saveAgain: recorded && !isSaving ? () => void keep(recorded) : null,
  };
}
