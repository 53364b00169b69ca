import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../style/class-names.ts";

export type IconButtonProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  /** Its accessible name. In a toolbar, put a Tooltip with the same words around it. */
  label: string;
  icon: ReactNode;
  /** Switched on: a toggle. Leave it out for a plain press. */
  pressed?: boolean;
};

/** A press shown by an icon alone. */
export function IconButton({ label, icon, pressed, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      {...(pressed !== undefined && { "aria-pressed": pressed })}
      className={classNames(
        "inline-flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-2",
        "transition-colors duration-120 hover:bg-sunken hover:text-ink pointer-coarse:size-11 max-md:size-11",
        "disabled:cursor-not-allowed disabled:opacity-45 aria-pressed:bg-mark-soft aria-pressed:text-ink",
      )}
    >
      {icon}
    </button>
  );
}
