import { type BriefChange, type BriefField, claimFields } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, Checkbox, Panel, Sentence } from "@vignette/ui";
import { Lock } from "@vignette/ui/icons";
import { useState } from "react";
import { fieldLabels } from "../fields/field-labels.ts";

export type ChangesPanelProps = {
  changes: readonly BriefChange[];
  /** Whether the user wrote the current value. It stays unless they accept the change. */
  isTheirs: (field: BriefField) => boolean;
  onAccept: (fields: BriefField[]) => void;
  onKeepAll: () => void;
};

/** The changes that reading the page again would make, field by field, each to accept or reject. */
export function ChangesPanel({ changes, isTheirs, onAccept, onKeepAll }: ChangesPanelProps) {
  const [choices, setChoices] = useState<Partial<Record<BriefField, boolean>>>({});
  const isAccepted = ({ field, was, isLocked }: BriefChange) =>
    !isLocked && (choices[field] ?? (was === "" || !isTheirs(field)));
  const accepted = changes.filter(isAccepted).map(({ field }) => field);
  return (
    <div className="lg:col-span-2">
      <Panel title={m.brief_what_would_change()}>
        <ul className="flex flex-col divide-y divide-line">
          {changes.map((change) => (
            <li key={change.field} className="py-1">
              {change.isLocked ? (
                <Locked change={change} />
              ) : (
                <Checkbox
                  label={<strong className="font-semibold">{fieldLabels[change.field]}</strong>}
                  hint={<OldAndNew change={change} />}
                  checked={isAccepted(change)}
                  onChange={(on) => setChoices((before) => ({ ...before, [change.field]: on }))}
                />
              )}
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="primary" disabled={accepted.length === 0} onClick={() => onAccept(accepted)}>
            {m.brief_accept_changes({ accepted: accepted.length })}
          </Button>
          <Button onClick={onKeepAll}>{m.brief_keep_everything()}</Button>
        </div>
      </Panel>
    </div>
  );
}

function Locked({ change }: { change: BriefChange }) {
  return (
    <div className="flex items-start gap-2.5 py-2 text-base">
      <Lock size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-3" />
      <div>
        <p className="text-ink-2">
          <Sentence
            text={m.brief_field_is_locked()}
            parts={{ name: <strong className="font-semibold text-ink">{fieldLabels[change.field]}</strong> }}
          />
        </p>
        <div className="text-dense text-ink-3">
          <OldAndNew change={change} />
        </div>
      </div>
    </div>
  );
}

function OldAndNew({ change: { field, was, now } }: { change: BriefChange }) {
  if (field === "brand") return <BrandChange was={was} now={now} />;
  if (isList(field)) return <ListChange was={was.split(SEPARATOR)} now={now.split(SEPARATOR)} />;
  return (
    <span className="break-words">
      {was !== "" && (
        <>
          <del>{was}</del> <span aria-hidden>→</span>{" "}
        </>
      )}
      <ins className="font-medium text-ink no-underline">{now}</ins>
    </span>
  );
}

function BrandChange({ was, now }: { was: string; now: string }) {
  return (
    <span className="flex items-center gap-2">
      {was !== "" && (
        <>
          <Colors words={was} /> <span aria-hidden>→</span>
        </>
      )}
      <Colors words={now} />
    </span>
  );
}

function Colors({ words }: { words: string }) {
  return words.split(" ").map((color) => (
    <span key={color} className="inline-flex items-center gap-1 tabular">
      <span aria-hidden className="size-3.5 rounded-chip border border-edge" style={{ backgroundColor: color }} />
      {color.toLowerCase()}
    </span>
  ));
}

function ListChange({ was, now }: { was: readonly string[]; now: readonly string[] }) {
  const gone = was.filter((it) => it !== "" && !now.includes(it));
  const added = now.filter((it) => it !== "" && !was.includes(it));
  return (
    <span className="flex flex-col gap-0.5">
      {gone.map((it) => (
        <span key={it}>
          <span className="text-ink-3">{m.brief_gone_from_page()} </span>
          <del>{it}</del>
        </span>
      ))}
      {added.map((it) => (
        <span key={it}>
          <span className="text-ink-3">{m.brief_new()} </span>
          <ins className="font-medium text-ink no-underline">{it}</ins>
        </span>
      ))}
    </span>
  );
}

/** The separator that the domain uses for lists. */
const SEPARATOR = " · ";
const isList = (field: BriefField) => field === "avoid" || claimFields.some((it) => it === field);
