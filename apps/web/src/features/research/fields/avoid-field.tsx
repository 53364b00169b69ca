import { briefMost } from "@vignette/domain/research";
import { TextInput } from "@vignette/ui";
import { X } from "lucide-react";
import { useState } from "react";
import type { BriefPartProps } from "./brief-part.ts";
import { FieldTools } from "./field-tools.tsx";
import { optional } from "./word-field.tsx";

/** Words that no generated text may use. Several can be typed with commas between them. */
export function AvoidField(part: BriefPartProps) {
  const { draft, errors, onChange } = part;
  const [typed, setTyped] = useState("");
  const add = () => {
    const words = typed.split(",").map((it) => it.trim().slice(0, 60));
    const all = [...new Set([...draft.avoid, ...words.filter((it) => it !== "")])];
    if (all.length > draft.avoid.length) onChange({ avoid: all.slice(0, briefMost.avoid) });
    setTyped("");
  };
  return (
    <div className="relative flex flex-col gap-2">
      <TextInput
        label={optional("Words to avoid")}
        hint={`No script says them. Press Enter after each${draft.avoid.length >= briefMost.avoid ? "; there is no room for more" : ""}.`}
        placeholder="revolutionary"
        value={typed}
        error={errors.avoid}
        disabled={draft.avoid.length >= briefMost.avoid}
        onChange={setTyped}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== ",") return;
          event.preventDefault();
          add();
        }}
        autoCapitalize="none"
      />
      {draft.avoid.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Words to avoid">
          {draft.avoid.map((word) => (
            <li
              key={word}
              className="inline-flex items-center rounded-chip border border-line bg-sunken pl-2 text-dense"
            >
              {word}
              <button
                type="button"
                aria-label={`Allow ${word}`}
                onClick={() => onChange({ avoid: draft.avoid.filter((it) => it !== word) })}
                className="inline-flex size-7 cursor-pointer items-center justify-center rounded-chip text-ink-3 hover:text-ink pointer-coarse:size-11"
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="absolute -top-2 right-0 max-md:-top-3.5 pointer-coarse:-top-3.5">
        <FieldTools {...part} field="avoid" />
      </div>
    </div>
  );
}
