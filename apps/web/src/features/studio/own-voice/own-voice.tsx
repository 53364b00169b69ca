import type { SceneInput, ScriptAndStyle } from "@vignette/content";
import type { Style } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { useState } from "react";
import { useParams } from "react-router";
import { AssetPicker } from "../../../shared/asset-picker.tsx";
import { RecordButtons } from "./record-buttons.tsx";
import { type Own, ownFrom, useOwnRecording } from "./use-own-recording.ts";
import { useSavedRecording } from "./use-saved-recording.ts";

type OwnVoiceProps = {
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  projectId: string;
  onChange: (part: Partial<Style>, field: string) => void;
};

/** The user's own voice in place of a generated one: recorded here, or from the library. */
export function OwnVoice({ draft, sceneInput, projectId, onChange }: OwnVoiceProps) {
  const { id: creationId = "" } = useParams();
  const { ownVoice } = draft.style;
  const [picking, setPicking] = useState(false);
  const use = (next: Own, field = "own voice") => onChange({ ownVoice: next }, field);
  const { file, busy, ...own } = useOwnRecording({
    ...{ creationId, projectId, ownVoice, shown: sceneInput.shown },
    onUse: use,
  });
  const { recorder, isSaving, saveAgain, ...recording } = useSavedRecording({
    ...{ projectId, name: m.media_my_voice_wav(), sound: "voice" },
    onBegin: own.forgetFailure,
    onSaved({ asset, wav, durationMs }) {
      const saved = ownFrom(asset);
      if (!saved) return;
      use(saved);
      void own.listen(saved, wav, durationMs);
    },
  });
  const isBusy = isSaving || busy !== null;
  const trouble = recording.failure ?? own.failure;
  const isIdle = recorder.state === "idle" && !isBusy;
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
          {isSaving
            ? m.media_saving_recording()
            : busy === "cutting"
              ? m.media_cutting_recording()
              : m.media_listening()}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <RecordButtons
          label={ownVoice ? m.media_record_again() : m.media_record()}
          {...{ recorder, isBusy, saveAgain }}
        />
        <Button disabled={!isIdle} onClick={() => setPicking(true)}>
          {ownVoice ? m.media_use_another_recording() : m.media_use_a_recording()}
        </Button>
        {ownVoice && file && !ownVoice.said && !isBusy && (
          <Button onClick={() => void own.listenAgain()}>{m.media_write_captions()}</Button>
        )}
        {ownVoice?.said && file && (
          <>
            <Button disabled={!isIdle} onClick={() => void own.cut("silences")}>
              {m.timeline_cut_pauses()}
            </Button>
            <Button disabled={!isIdle} onClick={() => void own.cut("fillers")}>
              {m.timeline_cut_filler_words()}
            </Button>
          </>
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
          const chosen = item && ownFrom(item);
          if (chosen) use(chosen);
        }}
      />
    </fieldset>
  );
}
