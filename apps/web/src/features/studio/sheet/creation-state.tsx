import type { CreationView } from "@vignette/domain/studio";
import { StateBadge } from "@vignette/ui";
import { CircleCheck, Clock3, LoaderCircle, OctagonX, PencilLine } from "@vignette/ui/icons";
import { timeLeft } from "../export/time-left.ts";

/** The state of a creation as a badge, with percent and time left while it is generated. */
export function CreationState({ creation: { state, progress, createdAt } }: { creation: CreationView }) {
  switch (state) {
    case "generating": {
      if (progress === 0) {
        return (
          <StateBadge tone="still" edge="dashed" icon={<Clock3 aria-hidden />}>
            Next up
          </StateBadge>
        );
      }
      const left = timeLeft(progress, Date.now() - createdAt);
      return (
        <StateBadge tone="moving" edge="stripe" icon={<LoaderCircle aria-hidden />} tinted>
          <span className="tabular" title={left ?? undefined}>
            {Math.round(progress * 100)} %
          </span>
        </StateBadge>
      );
    }
    case "failed":
      return (
        <StateBadge tone="failed" edge="double-bar" icon={<OctagonX aria-hidden />} tinted>
          {stateLabels.failed}
        </StateBadge>
      );
    case "draft":
      return (
        <StateBadge tone="still" edge="dashed" icon={<PencilLine aria-hidden />}>
          {stateLabels.draft}
        </StateBadge>
      );
    case "ready":
      return (
        <StateBadge tone="done" edge="bar" icon={<CircleCheck aria-hidden />}>
          {stateLabels.ready}
        </StateBadge>
      );
  }
}

/** Labels of the states of a creation. */
export const stateLabels: Record<CreationView["state"], string> = {
  generating: "Being made",
  failed: "Failed",
  draft: "Draft",
  ready: "Exported",
};
