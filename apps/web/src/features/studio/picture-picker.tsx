import { classNames } from "@vignette/ui";
import type { ReactNode } from "react";

/** A choice with a picture, which fills its place. `ratio` as in CSS. */
type PictureChoice = { name: string; label: string; ratio: string; picture: ReactNode };

type PicturePickerProps = {
  legend: string;
  choices: readonly PictureChoice[];
  /** The selected name, or several. */
  value: string | readonly string[];
  onChange: (name: string) => void;
};

/** Choices side by side, each with its picture. */
export function PicturePicker({ legend, choices, value, onChange }: PicturePickerProps) {
  const chosen = typeof value === "string" ? [value] : value;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-3 max-sm:grid max-sm:grid-cols-3">
      <legend className="mb-1.5 text-base font-semibold">{legend}</legend>
      {choices.map(({ name, label, ratio, picture }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen.includes(name)}
          onClick={() => onChange(name)}
          className="w-28 cursor-pointer self-start rounded-frame text-left max-sm:w-auto"
        >
          <span
            className={classNames(
              "block overflow-hidden rounded-frame bg-sunken",
              chosen.includes(name) ? "outline-2 outline-ink" : "outline-1 outline-line",
            )}
            style={{ aspectRatio: ratio }}
          >
            {picture}
          </span>
          <span className="mt-1 block text-balance" {...(chosen.includes(name) && { "data-picked": "" })}>
            <span className="mark-sweep rounded-[2px] box-decoration-clone px-1 text-dense font-medium">{label}</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
