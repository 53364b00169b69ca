import { m } from "@vignette/messages";
import { TextInput } from "@vignette/ui";
import { useState } from "react";
import { typedNumber } from "../../../shared/formats.ts";

type SecondsInputProps = { label: string; ms: number | null; placeholder?: string; onChange: (ms: number) => void };

/** A time in seconds. It is taken when the field is left, so that a half-typed number cuts nothing. */
export function SecondsInput({ label, ms, placeholder = "", onChange }: SecondsInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const next = Math.round(Number((typed ?? "").replace(",", ".")) * 1000);
  const isWrong = typed !== null && !(next >= 0);
  function take() {
    if (isWrong) return;
    if (typed?.trim() && next !== ms) onChange(next);
    setTyped(null);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field takes it, as leaving it does
    <div onBlur={take} onKeyDown={(event) => event.key === "Enter" && take()}>
      <TextInput
        label={label}
        inputMode="decimal"
        placeholder={placeholder}
        {...(isWrong && { error: m.timeline_type_seconds() })}
        value={typed ?? (ms === null ? "" : typedNumber(ms / 1000))}
        onChange={setTyped}
      />
    </div>
  );
}
