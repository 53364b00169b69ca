import type { Target } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { TargetBadge } from "../post/target-badge.tsx";

/** Accounts of a post on which it is out, on its way or in doubt: nothing of that is changed any more. */
export function FixedTargets({ targets }: { targets: readonly Target[] }) {
  if (targets.length === 0) return null;
  return (
    <ul aria-label="Stays as it is" className="flex flex-col gap-2">
      {targets.map((target) => (
        <li key={target.id} className="flex items-center gap-3 text-base text-ink-2">
          <TargetBadge state={target.state} />
          {platformNames[target.platform]} @{target.username} stays as it is.
        </li>
      ))}
    </ul>
  );
}
