import type { TargetState } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { StateBadge } from "@vignette/ui";
import { CircleCheck } from "@vignette/ui/icons";
import { trpc } from "../../trpc.ts";
import { TargetBadge } from "./target-badge.tsx";
import { targetLooks } from "./target-look.ts";

/** What has become of an asset; null if it was never scheduled or posted, or while that is not known. */
export function useAssetState(projectId: string, assetId: string | null): TargetState | null {
  const { data } = trpc.scheduling.statesOfAssets.useQuery(
    { projectId },
    { enabled: assetId !== null, select: (states) => states[assetId ?? ""] ?? null },
  );
  return data ?? null;
}

/** The word for an asset's state. */
export const assetStateLabel = (state: TargetState | null): string =>
  state === null ? m.app_made() : targetLooks[state].label;

/** The state of a finished asset: the one of its newest post, or that it is made. `wraps`: in a narrow place. */
export function AssetState({ state, wraps = false }: { state: TargetState | null; wraps?: boolean }) {
  if (state !== null) return <TargetBadge state={state} wraps={wraps} />;
  return (
    <StateBadge tone="still" edge="solid" wraps={wraps} icon={<CircleCheck aria-hidden />}>
      {assetStateLabel(null)}
    </StateBadge>
  );
}
