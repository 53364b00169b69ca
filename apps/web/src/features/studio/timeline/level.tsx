import { m } from "@vignette/messages";
import { useState } from "react";

type LevelProps = { label: string; db: number; disabled?: boolean; onChange: (db: number) => void };

/** How loud something is compared with the usual, in dB. */
export function Level({ label, db, disabled = false, onChange }: LevelProps) {
  // What is drawn follows the draft a little later. Until then it stays where it was moved to, and is moved on from there.
  const [moved, setMoved] = useState({ from: db, to: db });
  const shown = moved.from === db ? moved.to : db;
  return (
    <label className="flex min-h-9 items-center gap-3 text-dense text-ink-2 pointer-coarse:min-h-11">
      <span className="w-32 shrink-0">{label}</span>
      <input
        type="range"
        min={-24}
        max={12}
        step={1}
        value={shown}
        disabled={disabled}
        aria-valuetext={inDb(shown)}
        onChange={(event) => {
          const to = Number(event.target.value);
          setMoved({ from: db, to });
          onChange(to);
        }}
        className="min-w-0 flex-1 cursor-pointer accent-mark disabled:opacity-45"
      />
      <span className="tabular w-14 text-right">{inDb(shown)}</span>
    </label>
  );
}

const inDb = (db: number) => m.timeline_decibels({ db: db > 0 ? `+${db}` : `${db}`.replace("-", "−") });
