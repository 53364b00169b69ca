import { m } from "@vignette/messages";
import { ColorInput, Switch } from "@vignette/ui";

export type Colors = { bg: string; accent: string };

type BrandColorsProps = {
  label: string;
  /** What happens while it is off. */
  offHint: string;
  value: Colors | null;
  errors: Partial<Record<keyof Colors, string | undefined>>;
  onChange: (value: Colors | null) => void;
};

/** The two colors of a brand, or none. */
export function BrandColors({ label, offHint, value, errors, onChange }: BrandColorsProps) {
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={label}
        hint={value ? undefined : offHint}
        checked={value !== null}
        onChange={(on) => onChange(on ? PAPER : null)}
      />
      {value && (
        <div className="grid grid-cols-2 gap-3">
          <ColorInput
            label={m.app_ground()}
            value={value.bg}
            error={errors.bg}
            onChange={(bg) => onChange({ ...value, bg })}
          />
          <ColorInput
            label={m.app_accent()}
            value={value.accent}
            error={errors.accent}
            onChange={(accent) => onChange({ ...value, accent })}
          />
        </div>
      )}
    </div>
  );
}

/** The colors of a scene without a brand. Source: docs/content.md#colors. */
const PAPER: Colors = { bg: "#f6f2e9", accent: "#ffd92e" };
