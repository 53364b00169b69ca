import { Field as Base } from "@base-ui/react/field";
import type { ComponentProps } from "react";
import { Field, type FieldProps, well } from "./field.tsx";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "className" | "value" | "defaultValue" | "onChange"> &
  Omit<FieldProps, "children"> & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
  };

/** Several lines of text with their label. Grows with what is typed, from `rows` (3) upwards. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, count, disabled, name, onChange, rows = 3, ...area } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, count, disabled, name }}>
      <Base.Control
        className={`${well} field-sizing-content py-2`}
        render={<textarea {...area} rows={rows} style={{ minHeight: `${rows * 1.25 + 1.2}rem` }} />}
        {...(area.value !== undefined && { value: area.value })}
        {...(onChange && { onValueChange: (value: string) => onChange(value) })}
      />
    </Field>
  );
}
