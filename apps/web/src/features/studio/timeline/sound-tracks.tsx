import { type SoundLevels, type SoundTrack, soundTracks, type TrackLevel } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { IconButton, Select, Switch } from "@vignette/ui";
import { Volume2, VolumeX } from "@vignette/ui/icons";
import { memo } from "react";
import { numberText } from "../../../shared/formats.ts";
import { equalIgnoringCallbacks } from "../equal-ignoring-callbacks.ts";
import { Level } from "./level.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The levels, fades and muting of the four tracks of sound. */
export const SoundTracks = memo(Tracks, equalIgnoringCallbacks<SoundTracksProps>());

type SoundTracksProps = {
  sound: SoundLevels | undefined;
  /** Changes the levels as they are then: two presses may come before either is shown. */
  onSound: (make: (now: SoundLevels) => SoundLevels, field: string) => void;
};

function Tracks({ sound = {}, onSound }: SoundTracksProps) {
  const change = (track: SoundTrack, part: TrackLevel, what: string) =>
    onSound((now) => ({ ...now, [track]: { ...now[track], ...part } }), `sound ${track} ${what}`);
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer text-dense font-medium text-ink-2 hover:text-ink">
        {m.timeline_sound_levels()}
      </summary>
      <div className="mt-2 flex flex-col gap-3">
        {soundTracks.map((track) => {
          const { gainDb = 0, muted = false, ...fades } = sound[track] ?? {};
          return (
            <fieldset key={track} className="min-w-0 border-t border-line pt-2 first:border-0">
              <legend className="sr-only">{names[track]}</legend>
              <div className="flex items-center gap-2">
                <IconButton
                  label={mutes[track]}
                  pressed={muted}
                  icon={muted ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
                  onClick={() => change(track, { muted: !muted }, "muted")}
                />
                <div className="min-w-0 flex-1">
                  <Level
                    label={names[track]}
                    db={gainDb}
                    disabled={muted}
                    onChange={(db) => change(track, { gainDb: db }, "volume")}
                  />
                </div>
              </div>
              {track !== "effects" && !muted && (
                <div className="grid grid-cols-2 gap-2 md:pl-11">
                  {(["fadeInMs", "fadeOutMs"] as const).map((end) => (
                    <Select
                      key={end}
                      label={end === "fadeInMs" ? m.timeline_fade_in() : m.timeline_fade_out()}
                      options={fadeOptions}
                      value={String(fades[end] ?? USUAL)}
                      onChange={(value) => {
                        onSound((now) => {
                          const { [end]: _, ...rest } = now[track] ?? {};
                          return { ...now, [track]: value === USUAL ? rest : { ...rest, [end]: Number(value) } };
                        }, `sound ${track} ${end}`);
                      }}
                    />
                  ))}
                </div>
              )}
            </fieldset>
          );
        })}
        <Switch
          label={m.timeline_ducking()}
          checked={sound.ducking !== false}
          onChange={(ducking) => onSound((now) => ({ ...now, ducking }), "sound ducking")}
        />
      </div>
    </details>
  );
}

const names: Record<SoundTrack, string> = {
  voice: m.timeline_voice(),
  music: m.timeline_music(),
  effects: m.timeline_effects(),
  clips: m.timeline_your_clips(),
};

const mutes: Record<SoundTrack, string> = {
  voice: m.timeline_mute_voice(),
  music: m.timeline_mute_music(),
  effects: m.timeline_mute_effects(),
  clips: m.timeline_mute_clips(),
};

const USUAL = "usual";
const fadeOptions = [
  { value: USUAL, label: m.timeline_as_usual() },
  { value: "0", label: m.timeline_none() },
  ...[0.5, 1, 2, 4].map((seconds) => ({
    value: String(seconds * 1000),
    label: m.timeline_fade_seconds({ seconds: numberText(seconds) }),
  })),
];
