import { type BriefWordField, lacksSource } from "@vignette/domain/research";
import { Button, Popover, TextInput } from "@vignette/ui";
import { useState } from "react";
import type { BriefPartProps } from "./brief-part.ts";
import { Quotation } from "./quotation.tsx";

/**
 * Below a field: that it is struck, where its text comes from, or that it has no source. Nothing for the user's own
 * text.
 */
export function FieldSource({ field, draft, onChange }: BriefPartProps & { field: BriefWordField }) {
  const origin = draft.origins[field];
  if (draft.struck.some((it) => it === field)) return <p className={meta}>Excluded: it won't be used.</p>;
  if (!origin || draft[field] === "") return null;
  if (!lacksSource(draft, field)) return <Quotation {...origin} words={draft[field]} page={draft.url} />;
  const add = (source: string) => onChange({ origins: { ...draft.origins, [field]: { source, snippet: "" } } });
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
      No source
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
      title="Where does it come from?"
      trigger={<Button variant="quiet">Add source</Button>}
    >
      <div className="flex flex-col gap-3">
        <TextInput
          label="Source"
          hint="A page, a study or a label you can point to."
          placeholder="acme.co/tests"
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
            Add
          </Button>
        </div>
      </div>
    </Popover>
  );
}
