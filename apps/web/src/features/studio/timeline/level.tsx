import { m } from "@vignette/messages";

type LevelProps = {
  label: string;
  /** As it is now, ahead of what is drawn: the next step begins there. */
  db: number;
  disabled?: boolean;
  onChange: (db: number) => void;
};

/** How loud something is compared with the usual, in dB. */
export const Level = ({ label, db, disabled = false, onChange }: LevelProps) => (
  <label className="flex min-h-9 items-center gap-3 text-dense text-ink-2 pointer-coarse:min-h-11">
    <span className="w-32 shrink-0">{label}</span>
    <input
      type="range"
      min={-24}
      max={12}
      step={1}
      value={db}
      disabled={disabled}
      aria-valuetext={inDb(db)}
      onChange={(event) => onChange(Number(event.target.value))}
      className="min-w-0 flex-1 cursor-pointer accent-mark disabled:opacity-45"
    />
    <span className="tabular w-14 text-right">{inDb(db)}</span>
  </label>
);

const inDb = (db: number) => m.timeline_decibels({ db: db > 0 ? `+${db}` : `${db}`.replace("-", "−") });
