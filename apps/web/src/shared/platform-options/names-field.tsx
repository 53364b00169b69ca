import { InstagramName } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { TextInput } from "@vignette/ui";
import { useState } from "react";
import { numberText } from "../formats.ts";

type NamesFieldProps = {
  label: string;
  hint: string;
  names: readonly string[];
  max: number;
  onChange: (names: string[]) => void;
};

/** Instagram usernames, separated by commas. Invalid ones are reported and not saved. */
export function NamesField({ label, hint, names, max, onChange }: NamesFieldProps) {
  const [typed, setTyped] = useState(names.join(", "));
  const all = namesIn(typed);
  const wrong = all.find((name) => !InstagramName.safeParse(name).success);
  const error = wrong ? m.post_not_a_username({ wrong }) : all.length > max ? m.post_at_most({ max }) : null;
  return (
    <TextInput
      label={label}
      hint={hint}
      value={typed}
      placeholder={m.post_names_example()}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={error}
      count={{ used: all.length, max, format: numberText }}
      onChange={(next) => {
        setTyped(next);
        onChange(
          namesIn(next)
            .filter((name) => InstagramName.safeParse(name).success)
            .slice(0, max),
        );
      }}
    />
  );
}

const namesIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,]+/)
      .map((name) => name.replace(/^@/, ""))
      .filter(Boolean),
  ),
];
