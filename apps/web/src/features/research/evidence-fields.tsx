import { briefMost, newClaim } from "@vignette/domain/research";
import { Button, IconButton, TextInput } from "@vignette/ui";
import { Plus, X } from "lucide-react";
import type { BriefPartProps } from "./brief-fields.tsx";

type Claim = { claim: string; source: string };

/** What can be proved, each with its source. Numbers enter the copy from here and from nowhere else. */
export function EvidenceFields({ draft, errors, onChange }: BriefPartProps) {
  const change = (row: number, part: Partial<Claim>) =>
    onChange({ proof: draft.proof.map((claim, index) => (index === row ? { ...claim, ...part } : claim)) });

  return (
    <div className="flex flex-col gap-4">
      <p className="text-dense text-ink-2">
        Facts you can prove, and where the proof stands. Numbers come from here; none are made up.
      </p>
      {draft.proof.map((claim, row) => (
        <ClaimRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          key={row}
          {...{ claim, row, errors }}
          onChange={(part) => change(row, part)}
          onRemove={() => onChange({ proof: draft.proof.filter((_, index) => index !== row) })}
        />
      ))}
      {draft.proof.length < briefMost.proof && (
        <div>
          <Button
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => onChange({ proof: [...draft.proof, newClaim("")] })}
          >
            Add a fact
          </Button>
        </div>
      )}
    </div>
  );
}

type ClaimRowProps = {
  claim: Claim;
  row: number;
  errors: BriefPartProps["errors"];
  onChange: (part: Partial<Claim>) => void;
  onRemove: () => void;
};

function ClaimRow({ claim, row, errors, onChange, onRemove }: ClaimRowProps) {
  const unproved = claim.claim.trim() !== "" && claim.source.trim() === "";
  return (
    <fieldset className="flex min-w-0 items-start gap-2 rounded-control border border-line p-3">
      <legend className="sr-only">Fact {row + 1}</legend>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <TextInput
          label="Fact"
          labelHidden
          placeholder="Burns for 60 hours"
          value={claim.claim}
          error={errors[`proof.${row}.claim`]}
          onChange={(next) => onChange({ claim: next })}
        />
        <TextInput
          label="Source"
          labelHidden
          placeholder="Where it says so: acme.co/candle"
          value={claim.source}
          error={errors[`proof.${row}.source`]}
          onChange={(next) => onChange({ source: next })}
          hint={
            unproved && (
              <span
                className="edge-hatched rounded-chip px-1.5 text-doubt"
                style={{ "--tone": "var(--doubt)" } as never}
              >
                No source yet
              </span>
            )
          }
        />
      </div>
      <IconButton
        label={`Remove fact ${row + 1}`}
        icon={<X size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onRemove}
      />
    </fieldset>
  );
}
