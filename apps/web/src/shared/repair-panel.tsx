import type { PostedAssetView } from "@vignette/domain/assets";
import type { CheckedTarget } from "@vignette/domain/scheduling";
import { type ComponentType, createContext, use } from "react";

export type RepairPanelProps = {
  /** An upload. */
  asset: PostedAssetView;
  /** What it is posted to. */
  targets: readonly CheckedTarget[];
};

/** Features do not import each other: the app provides the panel of the assets feature to all of them. */
export const RepairPanelContext = createContext<ComponentType<RepairPanelProps> | null>(null);

/** Repairs the file of an upload for its targets. Draws nothing outside of the dashboard's frame. */
export function RepairPanel(props: RepairPanelProps) {
  const Panel = use(RepairPanelContext);
  return Panel && <Panel {...props} />;
}
