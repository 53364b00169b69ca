import type { Draft, Material } from "@vignette/content";
import type { Style } from "@vignette/domain/studio";
import type { Pictures } from "../../media/media.ts";

/** What the choices of a style are drawn from. */
export type StylePanelProps = {
  /** Once nobody types any more: there are many choices, and nobody looks while typing. */
  draft: Draft;
  material: Material;
  pictures: Pictures;
  /** Where the player stands, in ms. */
  atMs: () => number;
  onChange: (part: Partial<Style>, field: string) => void;
};
