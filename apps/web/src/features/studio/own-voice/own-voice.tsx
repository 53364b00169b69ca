import type { SceneInput, ScriptAndStyle } from "@vignette/content";
import type { LibraryAsset } from "@vignette/domain/assets";
import type { Style } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { useState } from "react";
import { useParams } from "react-router";
import { AssetPicker } from "../../../shared/asset-picker.tsx";
import { trpcClient } from "../../../trpc.ts";
import { transcribeClip } from "../editor/beats/transcribe-clip.ts";
import { RecordButtons } from "./record-buttons.tsx";
import { useSavedRecording } from "./use-saved-recording.ts";

type OwnVoiceProps = {
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  projectId: string;
  onChange: (part: Partial<Style>, field: string) => void;
};
type Own = NonNullable<Style["ownVoice"]>;

/** The user's own voice in place of a generated one: recorded here, or from the library. */
export function OwnVoice({ draft, sceneInput, projectId, onChange }: OwnVoiceProps) {
  const { id: creationId = "" } = useParams();
  const { ownVoice } = draft.style;
  const [picking, setPicking] = useState(false);
  const [isListening, setListening] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { recorder, isSaving, saveAgain, ...recording } = useSavedRecording({
    ...{ projectId, name: m.media_my_voice_wav(), sound: "voice" },
    onBegin: () => setFailure(null),
    onSaved({ asset, wav, durationMs }) {
      const own = ownFrom(asset);
      if (!own) return;
      use(own);
      void listen(own, wav, durationMs);
    },
  });
  const isBusy = isSaving || isListening;
  const use = (own: Own) => onChange({ ownVoice: own }, "own voice");
  const file = sceneInput.shown.find(({ key }) => key === ownVoice?.key);

  async function listen(own: Own, sound: Blob, durationMs: number) {
    setListening(true);
    setFailure(null);
    try {
      const { signal } = new AbortController();
      use({ ...own, said: await transcribeClip({ creationId, clip: sound, trimMs: 0, durationMs, signal }) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : m.app_something_went_wrong();
      setFailure(m.media_without_captions({ reason }));
    } finally {
      setListening(false);
    }
  }
  async function listenAgain() {
    if (!ownVoice || !file?.durationMs) return;
    const view = await trpcClient.studio.get.query({ id: creationId }).catch(() => null);
    const url = view?.shown.find(({ key }) => key === ownVoice.key)?.url;
    const answer = url ? await fetch(url).catch(() => null) : null;
    if (!answer?.ok) return setFailure(m.media_recording_not_loaded());
    await listen(ownVoice, await answer.blob(), file.durationMs);
  }
  const trouble = recording.failure ?? failure;
  return (
    <fieldset className="mb-5 flex min-w-0 flex-col items-start gap-2">
      <legend className="mb-1.5 text-base font-semibold">{m.media_your_own_voice()}</legend>
      <p className="text-dense text-ink-2">
        {ownVoice
          ? file || isBusy
            ? m.media_recording_speaks()
            : m.media_recording_missing()
          : m.media_own_voice_help()}
      </p>
      {trouble && (
        <p role="alert" className="text-dense text-danger">
          {trouble}
        </p>
      )}
      {isBusy && (
        <p role="status" className="text-base text-ink-2">
          {isSaving ? m.media_saving_recording() : m.media_listening()}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <RecordButtons
          label={ownVoice ? m.media_record_again() : m.media_record()}
          {...{ recorder, isBusy, saveAgain }}
        />
        <Button disabled={recorder.state !== "idle" || isBusy} onClick={() => setPicking(true)}>
          {ownVoice ? m.media_use_another_recording() : m.media_use_a_recording()}
        </Button>
        {ownVoice && file && !ownVoice.said && !isBusy && (
          <Button onClick={() => void listenAgain()}>{m.media_write_captions()}</Button>
        )}
        {ownVoice && (
          <Button variant="quiet" onClick={() => onChange({ ownVoice: null }, "own voice")}>
            {m.media_use_a_generated_voice()}
          </Button>
        )}
      </div>
      <AssetPicker
        projectId={projectId}
        open={picking}
        onOpenChange={setPicking}
        kinds={["audio"]}
        onChoose={([item]) => {
          const own = item && ownFrom(item);
          if (own) use(own);
        }}
      />
    </fieldset>
  );
}

function ownFrom({ origin, id, files: [first] }: LibraryAsset): Own | null {
  return first ? { origin, id, key: first.key } : null;
}
