import type { SceneInput } from "@vignette/content";
import type { LibraryAsset } from "@vignette/domain/assets";
import { RECORDING_MAX_MS, rangesLeft, type Style, wordsLeft } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { useState } from "react";
import { errorMessage, trpcClient } from "../../../trpc.ts";
import { transcribeClip } from "../editor/beats/transcribe-clip.ts";
import { type Cuttable, foundCuts, sayCut } from "../found-cuts.ts";
import { cutWav } from "./recorded-wav.ts";
import { saveRecording } from "./save-recording.ts";

export type Own = NonNullable<Style["ownVoice"]>;

type RecordingInput = {
  creationId: string;
  projectId: string;
  ownVoice: Own | null | undefined;
  shown: SceneInput["shown"];
  /** `field` names the step of the history; absent: as for another recording. */
  onUse: (own: Own, field?: string) => void;
};

/** What is done with the user's own recording: it is transcribed, and pauses and filler words are cut out of it. */
export function useOwnRecording({ creationId, projectId, ownVoice, shown, onUse }: RecordingInput) {
  const [busy, setBusy] = useState<"listening" | "cutting" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const file = shown.find(({ key }) => key === ownVoice?.key);

  async function listen(own: Own, sound: Blob, durationMs: number) {
    setBusy("listening");
    setFailure(null);
    try {
      const { signal } = new AbortController();
      onUse({ ...own, said: await transcribeClip({ creationId, clip: sound, trimMs: 0, durationMs, signal }) });
    } catch (error) {
      setFailure(m.media_without_captions({ reason: errorMessage(error) }));
    } finally {
      setBusy(null);
    }
  }

  async function listenAgain() {
    const sound = await soundOf(creationId, ownVoice);
    if (!sound) setFailure(m.media_recording_not_loaded());
    else if (ownVoice && file?.durationMs) await listen(ownVoice, sound, file.durationMs);
  }

  /** Speaks with a shorter copy of the recording from now on. The recording itself stays in the library: a step back finds it. */
  async function cut(what: Cuttable) {
    const { durationMs } = file ?? {};
    if (!ownVoice?.said || !durationMs) return;
    // Of a longer recording only this much was transcribed: the rest is not silent.
    const ranges = foundCuts(what, ownVoice.said, { fromMs: 0, toMs: Math.min(durationMs, RECORDING_MAX_MS) });
    if (ranges.length === 0) return;
    setBusy("cutting");
    setFailure(null);
    try {
      const sound = await soundOf(creationId, ownVoice);
      if (!sound) return setFailure(m.media_recording_not_loaded());
      const left = rangesLeft({ fromMs: 0, toMs: durationMs }, ranges);
      const recording = { projectId, name: m.media_my_voice_wav(), ...(await cutWav(sound, left)) };
      const own = ownFrom(await saveRecording({ ...recording, signal: new AbortController().signal }));
      if (!own) return;
      onUse({ ...own, said: wordsLeft(ownVoice.said, left) }, `own voice ${what}`);
      sayCut(what, ranges);
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(null);
    }
  }
  return { file, busy, failure, forgetFailure: () => setFailure(null), listen, listenAgain, cut };
}

/** The first file of an asset, as the voice of a creation. */
export function ownFrom({ origin, id, files: [first] }: LibraryAsset): Own | null {
  return first ? { origin, id, key: first.key } : null;
}

/** The file of a recording; null if it cannot be read. */
async function soundOf(creationId: string, own: Own | null | undefined): Promise<Blob | null> {
  const view = await trpcClient.studio.get.query({ id: creationId }).catch(() => null);
  const url = view?.shown.find(({ key }) => key === own?.key)?.url;
  const answer = url ? await fetch(url).catch(() => null) : null;
  return answer?.ok ? await answer.blob() : null;
}
