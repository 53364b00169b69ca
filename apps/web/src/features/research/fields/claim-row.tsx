import type { Claim } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, classNames, IconButton, TextArea, Tooltip } from "@vignette/ui";
import { Strikethrough, X } from "@vignette/ui/icons";
import { useRef } from "react";
import { focusInPlace } from "../../../shared/focus/focus-in-place.ts";
import { AddSource, NoSource } from "./field-source.tsx";
import { Quotation } from "./quotation.tsx";

export type ClaimRowProps = {
  claim: Claim;
  /** The address of the brief's page. */
  page: string;
  label: string;
  placeholder: string;
  error: string | undefined;
  onChange: (to: Partial<Claim>) => void;
  onStrike: () => void;
  onRemove: () => void;
};

/** One claim: its text, its source, and whether it may be used. */
export function ClaimRow({ claim, page, label, placeholder, error, onChange, onStrike, onRemove }: ClaimRowProps) {
  const entry = useRef<HTMLLIElement>(null);
  const isBare = claim.claim.trim() !== "" && claim.source.trim() === "";
  return (
    <li
      ref={entry}
      className={classNames(
        "flex min-w-0 flex-col gap-1 rounded-control p-2 md:flex-row md:items-start",
        isBare ? "edge-hatched" : "border border-line",
      )}
      style={{ "--tone": "var(--doubt)" } as never}
    >
      <div className={classNames("flex min-w-0 flex-1 flex-col gap-1", claim.struck && "[&_textarea]:line-through")}>
        <TextArea
          label={label}
          labelHidden
          placeholder={placeholder}
          value={claim.claim}
          error={error}
          rows={1}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          onChange={(next) => onChange(reworded(claim, next))}
        />
        {claim.struck && <p className="text-dense text-ink-3">{m.brief_excluded()}</p>}
        {!claim.struck && !isBare && claim.source !== "" && (
          <div className="max-md:pr-24">
            <Quotation {...claim} words={claim.claim} page={page} />
          </div>
        )}
        {!claim.struck && isBare && (
          <div className="flex flex-wrap items-center gap-1">
            <span className="rounded-chip bg-surface">
              <NoSource />
            </span>
            <AddSource
              onAdd={(source) => {
                onChange({ source });
                focusInPlace(entry.current, "textarea", 0);
              }}
            />
            <Button variant="quiet" data-remove onClick={onRemove}>
              {m.brief_remove_claim()}
            </Button>
          </div>
        )}
      </div>
      <span className={classNames("flex self-end md:self-start", !isBare && "max-md:-mt-9")}>
        <Tooltip label={claim.struck ? m.brief_use_it_again() : m.brief_exclude_from_scripts()}>
          <IconButton
            label={m.brief_exclude({ claim: claim.claim || label })}
            pressed={claim.struck}
            icon={<Strikethrough size={16} strokeWidth={1.75} aria-hidden />}
            onClick={onStrike}
          />
        </Tooltip>
        {!isBare && (
          <IconButton
            data-remove
            label={m.brief_remove({ claim: claim.claim || label })}
            icon={<X size={16} strokeWidth={1.75} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </span>
    </li>
  );
}

/** Edited text is the user's own, so the quotation from the page no longer proves it. A claim is a single line. */
function reworded({ snippet }: Claim, words: string): Partial<Claim> {
  return { claim: words.replace(/\s*[\r\n]+\s*/g, " "), ...(snippet !== "" && { source: "", snippet: "" }) };
}
