import { Radio } from "@base-ui/react/radio";
import { RadioGroup as Base } from "@base-ui/react/radio-group";
import { type ReactNode, useId } from "react";

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** Only as cards: the address of a portrait picture that shows what the option stands for. */
  picture?: string;
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
      <Base
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        className={inline ? SEGMENTS : cards ? CARDS : "flex flex-col"}
      >
        {options.map((option) => (
          <Option key={option.value} {...option} />
        ))}
      </Base>
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

function Row({ value, label, hint, disabled = false }: RadioOption<string>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is the control
    <label className="flex min-h-9 cursor-pointer items-start gap-2.5 py-2 text-base has-data-disabled:cursor-not-allowed has-data-disabled:text-ink-3 pointer-coarse:min-h-11">
      <Radio.Root
        value={value}
        disabled={disabled}
        className="mt-px flex size-4.5 shrink-0 items-center justify-center rounded-full border border-edge bg-raised data-checked:border-ink data-disabled:opacity-45"
      >
        <Radio.Indicator className="size-2.5 rounded-full bg-ink data-unchecked:hidden" />
      </Radio.Root>
      <span>
        {label}
        {hint && <span className="block text-dense text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}

function Segment({ value, label, disabled = false }: RadioOption<string>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is the control
    <label className="relative flex min-h-8 cursor-pointer items-center rounded-chip px-3 text-base font-medium text-ink-2 has-data-checked:bg-mark-soft has-data-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11">
      <Radio.Root
        value={value}
        disabled={disabled}
        className="absolute inset-0 rounded-chip outline-none shadow-none!"
      />
      {label}
    </label>
  );
}

function Card({ value, label, hint, picture, disabled = false }: RadioOption<string>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is the control
    <label className="relative flex cursor-pointer items-start gap-2.5 rounded-control border border-line bg-raised p-2 text-base has-data-checked:border-ink has-data-checked:bg-mark-soft has-focus-visible:outline-2 has-focus-visible:outline-focus max-sm:flex-col">
      <Radio.Root
        value={value}
        disabled={disabled}
        className="pointer-events-none absolute inset-0 rounded-control outline-none shadow-none!"
      />
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          width={45}
          height={80}
          className="h-20 w-[45px] shrink-0 rounded-chip object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {hint && <span className="block text-dense text-ink-2">{hint}</span>}
      </span>
    </label>
  );
}
