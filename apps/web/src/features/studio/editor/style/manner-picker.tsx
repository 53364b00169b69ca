import type { Mood, Pace, Style } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { RadioGroup } from "@vignette/ui";
import type { StylePanelProps } from "./style-panel-props.ts";

type MannerPickerProps = Pick<StylePanelProps, "onChange"> & {
  style: Pick<Style, "pace" | "mood">;
  /** The voice takes neither. */
  isFixed: boolean;
};

/** Chooses how fast and in which tone the voice speaks. Choosing does not generate speech yet. */
export function MannerPicker({ style: { pace, mood }, isFixed, onChange }: MannerPickerProps) {
  if (isFixed) return <p className="mt-2 text-dense text-ink-3">{m.studio_fixed_voice()}</p>;
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
      <RadioGroup
        label={m.studio_pace()}
        inline
        options={paces}
        value={pace ?? "usual"}
        onChange={(next) => onChange({ pace: next === "usual" ? null : next }, "pace")}
      />
      <RadioGroup
        label={m.studio_tone()}
        inline
        options={moods}
        value={mood ?? "brief"}
        onChange={(next) => onChange({ mood: next === "brief" ? null : next }, "mood")}
      />
    </div>
  );
}

const paces: { value: Pace | "usual"; label: string }[] = [
  { value: "slower", label: m.studio_slower() },
  { value: "usual", label: m.studio_as_usual() },
  { value: "faster", label: m.studio_faster() },
];

const moods: { value: Mood | "brief"; label: string }[] = [
  { value: "brief", label: m.studio_as_in_your_brief() },
  { value: "calm", label: m.studio_calm() },
  { value: "even", label: m.studio_even() },
  { value: "lively", label: m.studio_lively() },
];
