import type { TargetState } from "@vignette/domain/scheduling";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { StateBadge } from "@vignette/ui";
import { Clock3, LoaderCircle, OctagonX, PencilLine } from "@vignette/ui/icons";
import { AssetState, assetStateLabel } from "../../../shared/state/asset-state.tsx";
import { timeLeft } from "../export/time-left.ts";

type CreationStateProps = {
  creation: CreationView;
  /** What has become of its asset. */
  posted: TargetState | null;
};

/** The state of a creation as a badge, with percent and time left while it is generated. */
export function CreationState({ creation: { state, progress, createdAt }, posted }: CreationStateProps) {
  switch (state) {
    case "generating": {
      if (progress === 0) {
        return (
          <StateBadge tone="still" edge="dashed" icon={<Clock3 aria-hidden />}>
            {m.studio_next_up()}
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
      return <AssetState state={posted} />;
  }
}

/** The word for the state of a creation. */
export const creationStateLabel = (state: CreationView["state"], posted: TargetState | null): string =>
  state === "ready" ? assetStateLabel(posted) : stateLabels[state];

const stateLabels: Record<Exclude<CreationView["state"], "ready">, string> = {
  generating: m.studio_being_made(),
  failed: m.app_failed(),
  draft: m.app_draft(),
};
