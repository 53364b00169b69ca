import { m } from "@vignette/messages";
import { OctagonX, TriangleAlert } from "../icons/index.ts";
import { classNames } from "../style/class-names.ts";

type SeverityIconProps = { severity: "must" | "worth"; className?: string };

/** Whether a finding of a check must be fixed, or is worth fixing: an octagon or a triangle, and its name for a screen reader. */
export function SeverityIcon({ severity, className }: SeverityIconProps) {
  const isMust = severity === "must";
  const Icon = isMust ? OctagonX : TriangleAlert;
  return (
    <Icon
      size={18}
      strokeWidth={1.75}
      aria-label={isMust ? m.ui_must_fix() : m.ui_worth_fixing()}
      className={classNames("shrink-0", isMust ? "text-failed" : "text-doubt", className)}
    />
  );
}
