import type { LibraryAsset } from "@vignette/domain/assets";
import { type ComponentType, createContext, use } from "react";
import { rememberPicked } from "./picked-files.ts";

export type AssetPickerProps = {
  projectId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Which kinds can be chosen; several are offered side by side. */
  kinds: readonly LibraryAsset["kind"][];
  /** Maximum number of assets. With 1 (the default) a click chooses the asset. */
  max?: number;
  /** Offers stock photos as well, where they are configured. */
  stock?: StockOffer;
  /** Leaves out stock photos that the project has: they are no posts of their own. */
  ownOnly?: boolean;
  /** Leaves out what is several pictures in one, and what was made here: what remains can be a slide. */
  singlePictures?: boolean;
  /** Several pictures are put in order and chosen as one carousel, which is stored. */
  asCarousel?: boolean;
  /** Called with the chosen assets in the order they were picked. The dialog then closes itself. */
  onChoose: (items: LibraryAsset[]) => void;
};

/** `words` are searched at once, unless they are empty; `first` shows the search before the project's own assets. */
export type StockOffer = { words: string; first?: boolean };

/** Features do not import each other: the app provides the dialog of the assets feature to all of them. */
export const AssetPickerContext = createContext<ComponentType<AssetPickerProps> | null>(null);

/** A dialog that chooses from the assets of a project. Draws nothing outside of the dashboard's frame. */
export function AssetPicker({ onChoose, ...props }: AssetPickerProps) {
  const Picker = use(AssetPickerContext);
  function choose(items: LibraryAsset[]) {
    rememberPicked(items);
    onChoose(items);
  }
  return Picker && <Picker {...props} onChoose={choose} />;
}
