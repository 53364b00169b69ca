import { type MusicBed, musicBeds } from "@vignette/domain/studio";
import { RadioGroup } from "@vignette/ui";
import type { StylePanelProps } from "./style-panel-props.ts";

/** Chooses the music of a video. All beds are our own, so no rights holder can have a post muted. */
export function SoundEditor({ draft, onChange }: Pick<StylePanelProps, "draft" | "onChange">) {
  return (
    <RadioGroup
      label="Music"
      options={beds}
      value={draft.style.music ?? "none"}
      onChange={(bed) => onChange({ music: bed === "none" ? null : bed }, "music")}
    />
  );
}

const names: Record<MusicBed, { label: string; hint: string }> = {
  tick: { label: "Tick", hint: "Dry and even, 100 beats a minute" },
  walk: { label: "Walk", hint: "Easy, 92 beats a minute" },
  lift: { label: "Lift", hint: "Bright and forward, 112 beats a minute" },
  low: { label: "Low", hint: "Calm, 84 beats a minute" },
  room: { label: "Room", hint: "Only the tone of a room" },
};

const beds = [
  ...musicBeds.map((value) => ({ value, ...names[value] })),
  { value: "none" as const, label: "None", hint: "Only the voice and your clips" },
];
