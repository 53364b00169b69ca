import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../style/class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonStyle = { variant?: ButtonVariant | undefined; wide?: boolean | undefined };

export type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonStyle & {
    icon?: ReactNode;
    /** Work is under way: the button keeps its focus, ignores presses and shows `pendingLabel`. */
    pending?: boolean | undefined;
    pendingLabel?: string | undefined;
  };

/** A press. One primary button per region. */
export function Button({ variant, wide, icon, pending = false, pendingLabel, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={pending ? (event) => event.preventDefault() : rest.onClick}
      aria-disabled={pending || rest["aria-disabled"]}
      aria-busy={pending}
      className={buttonStyle({ variant, wide })}
    >
      {icon}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

/** The look of a button, for links that lead somewhere: `<Link className={buttonStyle({ variant: "primary" })}>`. */
export function buttonStyle({ variant = "secondary", wide = false }: ButtonStyle = {}): string {
  return classNames(shape, looks[variant], wide && "w-full");
}

const shape =
  "inline-flex min-h-9 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control px-3.5 py-1.5 " +
  "text-base font-semibold no-underline select-none [&>svg]:shrink-0 transition-colors duration-120 " +
  "pointer-coarse:min-h-11 max-md:min-h-11 " +
  "disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-60";

const looks: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary/88 active:bg-primary/80",
  secondary: "border border-edge bg-surface text-ink hover:bg-sunken active:bg-sunken/70",
  quiet: "quiet text-ink hover:bg-sunken active:bg-sunken/70",
  danger: "bg-danger text-on-danger hover:bg-danger/88 active:bg-danger/80",
};
