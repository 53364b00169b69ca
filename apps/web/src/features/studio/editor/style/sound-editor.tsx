import type { LibraryAsset } from "@vignette/domain/assets";
import { isSpoken, type MusicBed, type MusicLevel, musicBeds, type Style } from "@vignette/domain/studio";
import { Button, RadioGroup } from "@vignette/ui";
import { useState } from "react";
import { AssetPicker } from "../../../../shared/asset-picker.tsx";
import { RecordButtons } from "../../own-voice/record-buttons.tsx";
import { useSavedRecording } from "../../own-voice/use-saved-recording.ts";
import type { StylePanelProps } from "./style-panel-props.ts";

type SoundEditorProps = Pick<StylePanelProps, "draft" | "sceneInput" | "onChange" | "projectId">;

/** Chooses the music of a video: one of our beds, which no rights holder can have muted, or a sound of the user: from the library, or recorded here. */
export function SoundEditor({ draft, sceneInput, onChange, projectId }: SoundEditorProps) {
  const [picking, setPicking] = useState(false);
  const { music, ownMusic, musicLevel } = draft.style;
  // Alone, music is always as loud as the platforms play it.
  const isUnderVoice = isSpoken(sceneInput.kind) && (Boolean(ownMusic) || music !== null);
  const choose = (value: string) => {
    const bed = musicBeds.find((it) => it === value) ?? null;
    if (value !== OWN) onChange({ music: bed, ownMusic: null }, "music");
  };
  const { recorder, isSaving, failure, saveAgain } = useSavedRecording({
    ...{ projectId, name: "My music.wav", sound: "music" },
    onSaved: ({ asset }) => onChange({ ownMusic: ownMusicFrom(asset) }, "music"),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <RadioGroup
        label="Music"
        options={ownMusic ? [...beds, own] : beds}
        value={ownMusic ? OWN : (music ?? "none")}
        onChange={choose}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={recorder.state !== "idle" || isSaving} onClick={() => setPicking(true)}>
          {ownMusic ? "Choose another sound" : "Use a sound of your own"}
        </Button>
        <RecordButtons label="Record music" isBusy={isSaving} {...{ recorder, saveAgain }} />
      </div>
      {failure && (
        <p role="alert" className="text-dense text-danger">
          {failure}
        </p>
      )}
      {isSaving && (
        <p role="status" className="text-base text-ink-2">
          Saving your recording…
        </p>
      )}
      {ownMusic && !sceneInput.shown.some(({ key }) => key === ownMusic.key) && (
        <p className="text-dense text-ink-2">
          Your sound is loading, or no longer in your assets. Until it is there,{" "}
          {music ? "our music plays" : "no music plays"}.
        </p>
      )}
      {isUnderVoice && (
        <RadioGroup
          label="Loudness under the voice"
          inline
          options={levels}
          value={musicLevel ?? "usual"}
          onChange={(level) => onChange({ musicLevel: level === "usual" ? null : level }, "music level")}
        />
      )}
      <p className="text-dense text-ink-3">
        It repeats until the video ends and gets quieter under the voice. Use only sound that you have the rights to.
      </p>
      <AssetPicker
        projectId={projectId}
        open={picking}
        onOpenChange={setPicking}
        kinds={["audio"]}
        onChoose={([item]) => item && onChange({ ownMusic: ownMusicFrom(item) }, "music")}
      />
    </div>
  );
}

function ownMusicFrom({ origin, id, files: [first] }: LibraryAsset): Style["ownMusic"] {
  return first ? { origin, id, key: first.key } : null;
}

const levels: { value: MusicLevel | "usual"; label: string }[] = [
  { value: "quieter", label: "Quieter" },
  { value: "usual", label: "As usual" },
  { value: "louder", label: "Louder" },
];

const OWN = "own";
const own = { value: OWN, label: "Your own", hint: "A sound from your assets" };

const names: Record<MusicBed, { label: string; hint: string }> = {
  tick: { label: "Tick", hint: "Dry and even, 100 beats a minute" },
  walk: { label: "Walk", hint: "Easy, 92 beats a minute" },
  lift: { label: "Lift", hint: "Bright and forward, 112 beats a minute" },
  low: { label: "Low", hint: "Calm, 84 beats a minute" },
  room: { label: "Room", hint: "Only the tone of a room" },
};

const beds: { value: string; label: string; hint: string }[] = [
  ...musicBeds.map((value) => ({ value, ...names[value] })),
  { value: "none", label: "None", hint: "Only the voice and your clips" },
];
