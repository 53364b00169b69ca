import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps, useFieldControl, well } from "./field.tsx";

type InputProps = Omit<ComponentProps<"input">, "className" | "value" | "defaultValue" | "onChange"> & {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** A control at the right end inside the well, such as "Show". */
  trailing?: ReactNode;
};

export type TextInputProps = InputProps & Omit<FieldProps, "children">;

/** One line of text with its label. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, hint, error, count, disabled, name, ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, count, disabled, name }}>
      <Input {...input} />
    </Field>
  );
}

function Input({ onChange, trailing, ...input }: InputProps) {
  const control = useFieldControl();
  return (
    <span className="relative block">
      <input
        {...control}
        {...input}
        className={trailing ? `${well} pr-20` : well}
        {...(onChange && { onChange: (event) => onChange(event.target.value) })}
      />
      {trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
    </span>
  );
}
