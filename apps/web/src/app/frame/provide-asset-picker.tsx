import { lazy, type ReactNode, Suspense } from "react";
import { AssetPickerContext, type AssetPickerProps } from "../../shared/asset-picker.tsx";

const Picker = lazy(async () => ({ default: (await import("../../features/assets/asset-picker.tsx")).AssetPicker }));

/** Lets every page below open the asset picker. It is loaded when it is first opened. */
export const ProvideAssetPicker = ({ children }: { children: ReactNode }) => (
  <AssetPickerContext value={PickerOnDemand}>{children}</AssetPickerContext>
);

function PickerOnDemand(props: AssetPickerProps) {
  return <Suspense fallback={null}>{props.open && <Picker {...props} />}</Suspense>;
}
