import type { LibraryAsset } from "@vignette/domain/assets";
import { type ComponentType, createContext, use } from "react";

export type AssetPickerProps = {
  projectId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which kinds can be chosen; several are offered side by side. */
  kinds: readonly LibraryAsset["kind"][];
  /** Maximum number of assets. With 1 (the default) a click chooses the asset. */
  max?: number;
  /** Called with the chosen assets in the order they were picked. The dialog then closes itself. */
  onChoose: (items: LibraryAsset[]) => void;
};

/** Features do not import each other: the app provides the dialog of the assets feature to all of them. */
export const AssetPickerContext = createContext<ComponentType<AssetPickerProps> | null>(null);

/** A dialog that chooses from the assets of a project. Draws nothing outside of the dashboard's frame. */
export function AssetPicker(props: AssetPickerProps) {
  const Picker = use(AssetPickerContext);
  return Picker && <Picker {...props} />;
}
