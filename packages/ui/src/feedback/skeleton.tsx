import { classNames } from "../style/class-names.ts";

/** A still stand-in in the final geometry. Shows only after 150 ms; `className` gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classNames("late block rounded-control bg-sunken", className)} />;
}
