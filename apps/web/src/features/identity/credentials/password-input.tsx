import { m } from "@vignette/messages";
import { TextInput } from "@vignette/ui";
import { useState } from "react";

type PasswordInputProps = {
  /** Its label if there is more than one. */
  label?: string;
  error?: string | null;
  value: string;
  onChange: (value: string) => void;
  /** For password managers: `current-password` or `new-password`. */
  autoComplete: "current-password" | "new-password";
};

/** A password that can be pasted, filled and shown. */
export function PasswordInput({
  label = m.login_password(),
  error = null,
  value,
  onChange,
  autoComplete,
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      label={label}
      name={autoComplete}
      type={shown ? "text" : "password"}
      required
      {...{ value, onChange, autoComplete, error }}
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={m.login_show_field({ field: label })}
          onClick={() => setShown(!shown)}
          className="min-h-7 cursor-pointer rounded-chip px-2 text-dense font-semibold text-ink-2 hover:text-ink pointer-coarse:min-h-10"
        >
          {shown ? m.login_hide() : m.login_show()}
        </button>
      }
    />
  );
}
