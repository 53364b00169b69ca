import { type ComponentProps, type ReactNode, useId } from "react";

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Only as cards: what the option stands for, drawn as large as its place of 45 × 80 px. */
  picture?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  /** The label stays readable for assistive technology, but is not shown. */
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  /** null: nothing is chosen, and nothing is chosen in advance. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | null | undefined;
  /** Side by side, as joined segments. Only for short labels. */
  inline?: boolean;
  /** As cards, each with its picture. */
  cards?: boolean;
};

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden = false, options, value, onChange, error, inline = false, cards = false } = props;
  const Option = inline ? Segment : cards ? Card : Row;
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className={labelHidden ? "sr-only" : "text-base font-semibold"}>
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        className={inline ? SEGMENTS : cards ? CARDS : "flex flex-col"}
      >
        {options.map((option) => (
          <Option
            key={option.value}
            {...option}
            radio={{
              ...{ type: "radio", name: id, value: option.value, disabled: option.disabled ?? false },
              ...{ checked: option.value === value, onChange: () => onChange(option.value) },
            }}
          />
        ))}
      </div>
      {error && (
        <span id={`${id}-error`} role="alert" className="text-dense font-medium text-failed">
          {error}
        </span>
      )}
    </div>
  );
}

const SEGMENTS = "flex w-fit flex-wrap rounded-control border border-edge bg-raised p-0.5";
const CARDS = "grid auto-rows-fr grid-cols-2 gap-2";

/** An option with the attributes of its radio button. */
type OptionProps = Omit<RadioOption<string>, "value" | "disabled"> & { radio: ComponentProps<"input"> };

function Row({ label, hint, radio }: OptionProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-start gap-2.5 py-2 text-base has-disabled:cursor-not-allowed has-disabled:text-ink-3 pointer-coarse:min-h-11">
      <input
        {...radio}
        className="mt-px flex size-4.5 shrink-0 cursor-[inherit] appearance-none items-center justify-center rounded-full border border-edge bg-raised before:size-2.5 before:rounded-full checked:border-ink checked:before:bg-ink disabled:opacity-45"
      />
      <span>
        {label}
        {hint && <span className="block text-dense text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}

function Segment({ label, radio }: OptionProps) {
  return (
    <label className="relative flex min-h-8 cursor-pointer items-center rounded-chip px-3 text-base font-medium text-ink-2 has-checked:bg-mark-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11">
      <input
        {...radio}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-chip outline-none shadow-none!"
      />
      {label}
    </label>
  );
}

function Card({ label, hint, picture, radio }: OptionProps) {
  return (
    <label className="relative flex cursor-pointer items-start gap-2.5 rounded-control border border-line bg-raised p-2 text-base has-checked:border-ink has-checked:bg-mark-soft has-focus-visible:outline-2 has-focus-visible:outline-focus max-sm:flex-col">
      <input
        {...radio}
        className="pointer-events-none absolute inset-0 appearance-none rounded-control outline-none shadow-none!"
      />
      {picture && (
        <span aria-hidden className="h-20 w-[45px] shrink-0 overflow-hidden rounded-chip">
          {picture}
        </span>
      )}
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-dense text-ink-2">{hint}</span>}
      </span>
    </label>
  );
}
