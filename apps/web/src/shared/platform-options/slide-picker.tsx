import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { useId } from "react";

type SlidePickerProps = {
  label: string;
  slides: readonly { url: string }[];
  value: number;
  onChange: (index: number) => void;
};

/** One slide of several. */
export function SlidePicker({ label, slides, value, onChange }: SlidePickerProps) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-base font-semibold">{label}</legend>
      <div className="flex gap-2 overflow-x-auto p-1">
        {slides.map(({ url }, index) => (
          <label
            key={url}
            className={classNames(
              "relative block w-14 shrink-0 cursor-pointer rounded-chip has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              index === value && "outline-2 outline-offset-2 outline-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={index === value}
              aria-label={m.post_slide({ index: index + 1 })}
              onChange={() => onChange(index)}
            />
            <img src={url} alt="" className="aspect-4/5 w-full rounded-chip bg-sunken object-cover" />
            <span className="tabular block pt-1 text-center text-meta text-ink-3">{index + 1}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
