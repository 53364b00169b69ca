import { Field as Base } from "@base-ui/react/field";
import { m } from "@vignette/messages";
import { Field, type FieldProps, well } from "./field.tsx";

export type ColorInputProps = Omit<FieldProps, "children"> & {
  /** `#rrggbb`, or an incomplete input. */
  value: string;
  onChange: (value: string) => void;
};

/** One color: picked from the browser's palette, or typed. */
export function ColorInput({ value, onChange, ...field }: ColorInputProps) {
  const known = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <Field {...field}>
      <span className="relative block">
        <Base.Control
          className={`${well} tabular pl-12`}
          value={value}
          onValueChange={(next: string) => onChange(next)}
          spellCheck={false}
          maxLength={7}
        />
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
