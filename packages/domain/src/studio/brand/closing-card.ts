import type { AssetType } from "../../assets/index.ts";
import type { Closing } from "./closing.ts";
import type { Logo } from "./logo.ts";

/** A loop has no end, and a single picture no last slide. */
const CLOSED: readonly AssetType[] = ["carousel-image", "video-story", "ugc-video"];

/** Whether a kind can end with a closing card. */
export const canClose = (kind: AssetType): boolean => CLOSED.includes(kind);

/** Of a style. */
type Closed = { closing?: Closing | null | undefined; logo?: Logo | null | undefined };

/** The closing card of a creation; null if it has none, or one without anything on it. */
export function closingOf(kind: AssetType, { closing, logo }: Closed): Closing | null {
  if (!closing || !canClose(kind)) return null;
  const { name, line: words, address } = closing;
  const isEmpty = name === "" && words === "" && address === "" && !(closing.logo && logo);
  return isEmpty ? null : closing;
}

/** The slides that a creation has besides its beats. */
export const closingSlides = (kind: AssetType, style: Closed): number =>
  kind === "carousel-image" && closingOf(kind, style) ? 1 : 0;
