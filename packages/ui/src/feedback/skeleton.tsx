import { classNames } from "../style/class-names.ts";

/** A placeholder in the final geometry. Appears only after 150 ms; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classNames("late block rounded-control bg-skeleton", className)} />;
}
