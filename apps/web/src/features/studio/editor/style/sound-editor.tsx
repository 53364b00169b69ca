import type { LibraryAsset } from "@vignette/domain/assets";
import { isSpoken, type MusicBed, type MusicLevel, musicBeds, type Style } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, RadioGroup } from "@vignette/ui";
import { useState } from "react";
import { AssetPicker } from "../../../../shared/asset-picker.tsx";
import { bedNames } from "../../../../shared/words/sounds.ts";
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
    ...{ projectId, name: m.studio_my_music_wav(), sound: "music" },
    onSaved: ({ asset }) => onChange({ ownMusic: ownMusicFrom(asset) }, "music"),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <RadioGroup
        label={m.studio_music()}
        options={ownMusic ? [...beds, own] : beds}
        value={ownMusic ? OWN : (music ?? "none")}
        onChange={choose}
      />
      <div className="flex flex-wrap gap-2">
        <Button disabled={recorder.state !== "idle" || isSaving} onClick={() => setPicking(true)}>
          {ownMusic ? m.studio_choose_another_sound() : m.studio_use_own_sound()}
        </Button>
        <RecordButtons label={m.studio_record_music()} isBusy={isSaving} {...{ recorder, saveAgain }} />
      </div>
      {failure && (
        <p role="alert" className="text-dense text-danger">
          {failure}
        </p>
      )}
      {isSaving && (
        <p role="status" className="text-base text-ink-2">
          {m.studio_saving_your_recording()}
        </p>
      )}
      {ownMusic && !sceneInput.shown.some(({ key }) => key === ownMusic.key) && (
        <p className="text-dense text-ink-2">
          {music ? m.studio_own_sound_missing_bed() : m.studio_own_sound_missing()}
        </p>
      )}
      {isUnderVoice && (
        <RadioGroup
          label={m.studio_loudness()}
          inline
          options={levels}
          value={musicLevel ?? "usual"}
          onChange={(level) => onChange({ musicLevel: level === "usual" ? null : level }, "music level")}
        />
      )}
      <p className="text-dense text-ink-3">{m.studio_music_help()}</p>
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
  { value: "quieter", label: m.studio_quieter() },
  { value: "usual", label: m.studio_as_usual() },
  { value: "louder", label: m.studio_louder() },
];

const OWN = "own";
const own = { value: OWN, label: m.studio_own_sound(), hint: m.studio_own_sound_hint() };

const hints: Record<MusicBed, string> = {
  tick: m.studio_bed_tick_hint(),
  walk: m.studio_bed_walk_hint(),
  lift: m.studio_bed_lift_hint(),
  low: m.studio_bed_low_hint(),
  room: m.studio_bed_room_hint(),
};

const beds: { value: string; label: string; hint: string }[] = [
  ...musicBeds.map((value) => ({ value, label: bedNames[value], hint: hints[value] })),
  { value: "none", label: m.studio_none(), hint: m.studio_bed_none_hint() },
];
