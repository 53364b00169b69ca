import { TextInput } from "@vignette/ui";
import { useState } from "react";

type NumberFieldProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  onChange: (value: number) => void;
};

/** A number that takes effect while it is typed, as long as it is one. */
export function NumberField({ label, value, min = -10_000, max = 10_000, step = 1, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(Math.round(value));
  return (
    <TextInput
      label={label}
      type="number"
      inputMode="decimal"
      {...{ min, max, step }}
      value={shown}
      onChange={(next) => {
        setTyped(next);
        const number = Number(next);
        if (next.trim() !== "" && Number.isFinite(number) && number >= min && number <= max) onChange(number);
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => event.stopPropagation()}
    />
  );
}
