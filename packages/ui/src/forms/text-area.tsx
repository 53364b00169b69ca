import type { ComponentProps } from "react";
import { Field, type FieldProps, useFieldControl, well } from "./field.tsx";

type AreaProps = Omit<ComponentProps<"textarea">, "className" | "value" | "defaultValue" | "onChange"> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
};

export type TextAreaProps = AreaProps & Omit<FieldProps, "children">;

/** Several lines of text with their label. Grows with what is typed, from `rows` (3) upwards. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, count, disabled, name, ...area } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, count, disabled, name }}>
      <Area {...area} />
    </Field>
  );
}

function Area({ onChange, rows = 3, ...area }: AreaProps) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...area}
      rows={rows}
      style={{ minHeight: `${rows * 1.25 + 1.2}rem` }}
      className={`${well} field-sizing-content py-2`}
      {...(onChange && { onChange: (event) => onChange(event.target.value) })}
    />
  );
}
