import { Field as Base } from "@base-ui/react/field";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldProps, well } from "./field.tsx";

export type TextInputProps = Omit<ComponentProps<"input">, "className" | "value" | "defaultValue" | "onChange"> &
  Omit<FieldProps, "children"> & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    /** A control at the right end inside the well, such as "Show". */
    trailing?: ReactNode;
  };

/** One line of text with its label. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, hint, error, count, disabled, name, onChange, trailing, ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, count, disabled, name }}>
      <span className="relative block">
        <Base.Control
          {...input}
          className={trailing ? `${well} pr-20` : well}
          {...(onChange && { onValueChange: (value: string) => onChange(value) })}
        />
        {trailing && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
      </span>
    </Field>
  );
}
