import type { ReactNode } from "react";

export type BadgeVariant = "outline" | "ink" | "mark" | "gold";

/** A word beside a name. Mark only where it marks the one thing that matters. */
export function Badge({ variant = "outline", children }: { variant?: BadgeVariant; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-chip px-1.5 text-[0.6875rem] leading-4 font-semibold ${looks[variant]}`}
    >
      {children}
    </span>
  );
}

const looks: Record<BadgeVariant, string> = {
  outline: "border border-edge text-ink-2",
  ink: "bg-ink text-canvas",
  mark: "bg-mark text-on-mark",
  gold: "bg-gold text-on-gold",
};
