import type { LibraryAsset } from "@vignette/domain/assets";
import type { DraftSlide } from "./use-slides.ts";

type Item = Pick<LibraryAsset, "origin" | "kind" | "files">;

/** Whether an asset can be a slide: one uploaded picture. */
export const isSinglePicture = ({ origin, kind, files }: Item): boolean =>
  origin === "uploaded" && kind === "image" && files.length === 1;

/** Whether an asset is several uploaded pictures in one. */
export const isOwnCarousel = ({ origin, kind, files }: Item): boolean =>
  origin === "uploaded" && kind === "image" && files.length > 1;

/** Pictures of the library as slides, in their order. */
export const slidesOf = (items: readonly LibraryAsset[]): DraftSlide[] =>
  items.flatMap(({ name, thumbnail, files: [file] }) =>
    file ? [{ key: file.key, url: thumbnail?.url ?? file.url, name }] : [],
  );

/** The slides of a carousel. */
export const slidesOfCarousel = ({
  files,
}: {
  files: readonly Pick<LibraryAsset["files"][number], "key" | "url" | "width" | "height">[];
}): DraftSlide[] => files.map(({ key, url, width, height }) => ({ key, url, name: `${width}×${height}` }));
