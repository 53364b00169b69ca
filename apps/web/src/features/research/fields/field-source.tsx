import { type BriefWordField, lacksSource } from "@vignette/domain/research";
import { m } from "@vignette/messages";
import { Button, Popover, TextInput } from "@vignette/ui";
import { useState } from "react";
import type { BriefPartProps } from "./brief-part.ts";
import { Quotation } from "./quotation.tsx";

type FieldSourceProps = BriefPartProps & {
  field: BriefWordField;
  /** Takes the focus once a source was added, and the button for it is gone. */
  onAdded: () => void;
};

/**
 * Below a field: that it is struck, where its text comes from, or that it has no source. Nothing for the user's own
 * text.
 */
export function FieldSource({ field, draft, onChange, onAdded }: FieldSourceProps) {
  const origin = draft.origins[field];
  if (draft.struck.some((it) => it === field)) return <p className={meta}>{m.brief_excluded()}</p>;
  if (!origin || draft[field] === "") return null;
  if (!lacksSource(draft, field)) return <Quotation {...origin} words={draft[field]} page={draft.url} />;
  function add(source: string) {
    onChange({ origins: { ...draft.origins, [field]: { source, snippet: "" } } });
    onAdded();
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NoSource />
      <AddSource onAdd={add} />
    </div>
  );
}

const meta = "text-dense text-ink-3";

/** Marks a claim without a source. */
export function NoSource() {
  return (
    <span
      className="edge-hatched rounded-chip px-1.5 text-dense font-medium text-doubt"
      style={{ "--tone": "var(--doubt)" } as never}
    >
      {m.brief_no_source()}
    </span>
  );
}

/** Asks for the source of a claim. */
export function AddSource({ onAdd }: { onAdd: (source: string) => void }) {
  const [open, setOpen] = useState(false);
  const [source, setSource] = useState("");
  const add = () => {
    if (source.trim() === "") return;
    onAdd(source.trim());
    setOpen(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={m.brief_where_does_it_come_from()}
      trigger={<Button variant="quiet">{m.brief_add_source()}</Button>}
    >
      <div className="flex flex-col gap-3">
        <TextInput
          label={m.brief_source()}
          hint={m.brief_source_hint()}
          placeholder={m.brief_source_example()}
          value={source}
          maxLength={300}
          onChange={setSource}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <div>
          <Button variant="primary" disabled={source.trim() === ""} onClick={add}>
            {m.app_add()}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
