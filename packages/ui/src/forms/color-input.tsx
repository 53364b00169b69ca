import { m } from "@vignette/messages";
import { Field, type FieldProps, useFieldControl, well } from "./field.tsx";

type ValueProps = {
  /** `#rrggbb`, or an incomplete input. */
  value: string;
  onChange: (value: string) => void;
};

export type ColorInputProps = Omit<FieldProps, "children"> & ValueProps;

/** One color: picked from the browser's palette, or typed. */
export function ColorInput({ value, onChange, ...field }: ColorInputProps) {
  const known = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <Field {...field}>
      <span className="relative block">
        <Typed value={value} onChange={onChange} />
        <input
          type="color"
          aria-label={m.ui_pick_color({ label: typeof field.label === "string" ? field.label : m.ui_color() })}
          value={known ? value : "#ffffff"}
          onChange={(event) => onChange(event.target.value)}
          className="absolute inset-y-1.5 left-1.5 h-auto w-8 cursor-pointer rounded-chip border border-line bg-transparent p-0"
        />
      </span>
    </Field>
  );
}

const Typed = ({ value, onChange }: ValueProps) => (
  <input
    {...useFieldControl()}
    className={`${well} tabular pl-12`}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    spellCheck={false}
    maxLength={7}
  />
);
