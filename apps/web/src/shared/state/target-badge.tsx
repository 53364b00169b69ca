import type { TargetState } from "@vignette/domain/scheduling";
import { StateBadge } from "@vignette/ui";
import { targetLooks } from "./target-look.ts";

type TargetBadgeProps = {
  state: TargetState;
  wraps?: boolean;
  /** Its word, where that is not in the page's language. */
  label?: string;
};

/** The state of one target as icon, word and edge. */
export function TargetBadge({ state, wraps = false, label = targetLooks[state].label }: TargetBadgeProps) {
  const { icon: Icon, tone, edge, tinted } = targetLooks[state];
  return (
    <StateBadge
      tone={tone}
      edge={edge}
      tinted={tinted}
      struck={state === "cancelled"}
      wraps={wraps}
      icon={<Icon aria-hidden />}
    >
      {label}
    </StateBadge>
  );
}
