import { briefMost, type Claim, type ClaimField, newClaim } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, notify } from "@vignette/ui";
import { Plus } from "@vignette/ui/icons";
import { useRef } from "react";
import { useLocation } from "react-router";
import { focusInPlace } from "../../../shared/focus/focus-in-place.ts";
import type { BriefPartProps } from "./brief-part.ts";
import { ClaimRow } from "./claim-row.tsx";
import { FieldTools, notifyStruck } from "./field-tools.tsx";

export type ClaimsFieldProps = BriefPartProps & {
  field: ClaimField;
  title: string;
  hint: string;
  /** What the button says that adds an entry. */
  addLabel: string;
  placeholder: string;
};

/** A list of claims. Each can be edited, sourced, struck and removed. */
export function ClaimsField({ field, title, hint, addLabel, placeholder, ...part }: ClaimsFieldProps) {
  const { draft, errors, onChange } = part;
  const { hash } = useLocation();
  const list = useRef<HTMLFieldSetElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const claims = draft[field];
  const put = (next: Claim[]) => onChange({ [field]: next });
  const change = (row: number, to: Partial<Claim>) =>
    put(claims.map((claim, index) => (index === row ? { ...claim, ...to } : claim)));

  function strike(row: number, claim: Claim) {
    change(row, { struck: !claim.struck });
    if (!claim.struck) notifyStruck(() => put(claims));
  }
  function remove(row: number, claim: Claim) {
    put(claims.filter((_, index) => index !== row));
    focusInPlace(list.current, "[data-remove]", row, () => adding.current);
    if (claim.claim === "") return;
    notify({
      title: m.brief_was_removed({ claim: claim.claim }),
      action: { label: m.app_undo(), onPress: () => put(claims) },
    });
  }
  function add() {
    // What users say about their customers needs no source; proof does.
    put([...claims, newClaim("", { source: field === "proof" ? "" : OWN_WORDS })]);
    focusInPlace(list.current, "textarea", claims.length);
  }
  return (
    <fieldset ref={list} className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden className="text-base font-semibold">
          {title}
        </span>
        <span className="-my-2">
          <FieldTools {...part} field={field} />
        </span>
      </div>
      <p className="-mt-1 text-dense text-ink-3">{hint}</p>
      {claims.length > 0 && (
        <ul className="flex flex-col gap-2">
          {claims.map((claim, row) => (
            <ClaimRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              key={row}
              {...{ claim, placeholder }}
              page={draft.url}
              label={`${title} ${row + 1}`}
              error={errors[`${field}.${row}.claim`] ?? errors[`${field}.${row}.source`]}
              onChange={(to) => change(row, to)}
              onStrike={() => strike(row, claim)}
              onRemove={() => remove(row, claim)}
            />
          ))}
        </ul>
      )}
      {errors[field] && <p className="text-dense font-medium text-failed">{errors[field]}</p>}
      {claims.length < briefMost[field] && (
        <div>
          <Button
            ref={adding}
            // The check of the studio links to the field that needs a source: `#proof`.
            autoFocus={hash === `#${field}`}
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={add}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const OWN_WORDS = m.brief_your_own_words();
