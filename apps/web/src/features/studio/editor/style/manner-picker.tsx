import type { Mood, Pace, Style } from "@vignette/domain/studio";
import { RadioGroup } from "@vignette/ui";
import type { StylePanelProps } from "./style-panel-props.ts";

type MannerPickerProps = Pick<StylePanelProps, "onChange"> & {
  style: Pick<Style, "pace" | "mood">;
  /** The voice takes neither. */
  isFixed: boolean;
};

/** Chooses how fast and in which tone the voice speaks. Choosing does not generate speech yet. */
export function MannerPicker({ style: { pace, mood }, isFixed, onChange }: MannerPickerProps) {
  if (isFixed) return <p className="mt-2 text-dense text-ink-3">This voice has its own pace and tone.</p>;
  return (
    <div className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
      <RadioGroup
        label="Pace"
        inline
        options={paces}
        value={pace ?? "usual"}
        onChange={(next) => onChange({ pace: next === "usual" ? null : next }, "pace")}
      />
      <RadioGroup
        label="Tone"
        inline
        options={moods}
        value={mood ?? "brief"}
        onChange={(next) => onChange({ mood: next === "brief" ? null : next }, "mood")}
      />
    </div>
  );
}

const paces: { value: Pace | "usual"; label: string }[] = [
  { value: "slower", label: "Slower" },
  { value: "usual", label: "As usual" },
  { value: "faster", label: "Faster" },
];

const moods: { value: Mood | "brief"; label: string }[] = [
  { value: "brief", label: "As in your brief" },
  { value: "calm", label: "Calm" },
  { value: "even", label: "Even" },
  { value: "lively", label: "Lively" },
];
