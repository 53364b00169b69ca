import { RadioGroup, Select, TextInput } from "@vignette/ui";
import { useMemo } from "react";
import type { ComposerDraft } from "./composer-draft.ts";

type When = Pick<ComposerDraft, "when" | "wallTime" | "zone">;
type WhenFieldsProps = { value: When; onChange: (part: Partial<When>) => void };

/** Now, or a wall time in a zone that is always in sight. */
export function WhenFields({ value, onChange }: WhenFieldsProps) {
  const zones = useMemo(() => Intl.supportedValuesOf("timeZone").map((zone) => ({ value: zone, label: zone })), []);
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        label="When"
        inline
        value={value.when}
        onChange={(when) => onChange({ when })}
        options={[
          { value: "at" as const, label: "Pick a time" },
          { value: "now" as const, label: "Now" },
        ]}
      />
      {value.when === "at" && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextInput
            label="Date and time"
            type="datetime-local"
            value={value.wallTime}
            onChange={(wallTime) => onChange({ wallTime: wallTime.slice(0, 16) })}
          />
          <Select
            label="Time zone"
            options={withOwn(zones, value.zone)}
            value={value.zone}
            onChange={(zone) => onChange({ zone })}
          />
        </div>
      )}
    </div>
  );
}

/** A zone the browser does not list (UTC, an alias) stays choosable. */
function withOwn(zones: { value: string; label: string }[], zone: string) {
  return zones.some((it) => it.value === zone) ? zones : [{ value: zone, label: zone }, ...zones];
}
