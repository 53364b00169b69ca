import * as z from "zod/mini";
import type { AssetType } from "../../assets/index.ts";
import { line } from "../../kernel/index.ts";
import type { Logo } from "./logo.ts";

/** What the closing card shows; "" and false leave a part out. */
export const Closing = z.object({ logo: z.boolean(), name: line(40), line: line(90), address: line(60) });
export type Closing = z.infer<typeof Closing>;

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
