import { utf16Units } from "@vignette/domain/kernel";
import { type BriefWordField as Field, shortFields, shortOf } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { TextArea, TextInput } from "@vignette/ui";
import { useRef } from "react";
import { useLocation } from "react-router";
import { focusInPlace } from "../../../shared/focus/focus-in-place.ts";
import { numberText } from "../../../shared/formats.ts";
import type { BriefDraft } from "./brief-draft.ts";
import type { BriefPartProps } from "./brief-part.ts";
import { fieldLabels } from "./field-labels.ts";
import { FieldSource } from "./field-source.tsx";
import { FieldTools } from "./field-tools.tsx";

export type WordFieldProps = BriefPartProps & {
  field: Field;
  hint: string;
  max: number;
  required?: boolean;
  rows?: number;
};

/** A text field of the brief with its source and its actions. */
export function WordField({ field, hint, max, required = false, rows, ...part }: WordFieldProps) {
  const { draft, errors, onChange } = part;
  const { hash } = useLocation();
  const entry = useRef<HTMLDivElement>(null);
  const value = draft[field];
  const isStruck = draft.struck.some((it) => it === field);
  const shared = {
    // Hooks with an open placeholder link to its field: `#pain`.
    autoFocus: hash === `#${field}`,
    name: field,
    label: required ? fieldLabels[field] : optional(fieldLabels[field]),
    hint: utf16Units(value) > max * 0.7 ? `${hint} ${numberText(utf16Units(value))}/${numberText(max)}` : hint,
    value,
    error: errors[field],
    "aria-required": required,
    onChange: (next: string) =>
      onChange({ [field]: next, origins: without(draft.origins, field), ...withoutShort(draft, field) }),
  };
  return (
    <div ref={entry} className="relative flex flex-col gap-1">
      {rows ? (
        <TextArea {...shared} rows={rows} />
      ) : (
        <TextInput {...shared} autoCapitalize="none" {...(isStruck && { style: { textDecoration: "line-through" } })} />
      )}
      <FieldSource {...part} field={field} onAdded={() => focusInPlace(entry.current, `[name="${field}"]`, 0)} />
      <div className="absolute -top-2 right-0 max-md:-top-3.5 pointer-coarse:-top-3.5">
        <FieldTools {...part} field={field} />
      </div>
    </div>
  );
}

/** A short form that was read along with words goes when these are edited; one that the user typed or locked stays. */
function withoutShort(draft: BriefDraft, field: Field): Partial<BriefDraft> {
  const of = shortOf.find((it) => it === field);
  if (of === undefined || !draft.origins[field] || draft.locks.includes(shortFields[of])) return {};
  return { [shortFields[of]]: null };
}

/** The origins without those of one field: text that the user edited is their own. */
function without<T extends object>(origins: T, field: string): T {
  const { [field as keyof T]: _gone, ...rest } = origins;
  return rest as T;
}

/** The label of an optional field. */
export const optional = (label: string) => (
  <>
    {label} <span className="text-dense font-normal text-ink-3">{m.brief_optional()}</span>
  </>
);
