import { lazy, Suspense } from "react";
import type { AssetPickerProps } from "../features/assets/asset-picker.tsx";

const Picker = lazy(async () => ({ default: (await import("../features/assets/asset-picker.tsx")).AssetPicker }));

/** Chooses assets of a project, for any page: see AssetPickerProps. Loaded when it is opened. */
export function AssetPicker(props: AssetPickerProps) {
  return <Suspense fallback={null}>{props.open && <Picker {...props} />}</Suspense>;
}
